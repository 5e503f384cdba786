import { graphql } from 'gatsby';
import { toolPage } from '../shared/ToolPage';
import { FirstYearPlanner } from './FirstYearPlanner';

export { ToolPageHead as Head } from '../shared/ToolPageHead';

export default toolPage(FirstYearPlanner);

export const query = graphql`
  query FirstYearPlannerPage($planner: String!) {
    ...ToolPage
  }
`;
