import { graphql } from 'gatsby';
import { toolPage } from '../shared/ToolPage';
import { ApplicationBuilder } from './ApplicationBuilder';

export { ToolPageHead as Head } from '../shared/ToolPageHead';

export default toolPage(ApplicationBuilder);

export const query = graphql`
  query ApplicationBuilderPage($planner: String!) {
    ...ToolPage
  }
`;
