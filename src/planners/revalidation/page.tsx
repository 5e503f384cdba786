import { graphql } from 'gatsby';
import { toolPage } from '../shared/ToolPage';
import { RevalidationPlanner } from './RevalidationPlanner';

export { ToolPageHead as Head } from '../shared/ToolPageHead';

export default toolPage(RevalidationPlanner);

export const query = graphql`
  query RevalidationPlannerPage($planner: String!) {
    ...ToolPage
  }
`;
