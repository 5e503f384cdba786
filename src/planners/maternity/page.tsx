import { graphql } from 'gatsby';
import { toolPage } from '../shared/ToolPage';
import { MaternityPlanner } from './MaternityPlanner';

export { ToolPageHead as Head } from '../shared/ToolPageHead';

export default toolPage(MaternityPlanner);

export const query = graphql`
  query MaternityPlannerPage($planner: String!) {
    ...ToolPage
  }
`;
