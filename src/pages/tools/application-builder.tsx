import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { ApplicationBuilder } from '../../planners/application/ApplicationBuilder';
import { ToolPage } from '../../planners/shared/ToolPage';
import { plannerPath } from '../../routes';

type Data = Queries.ApplicationBuilderPageQuery;

/** The text of an application, built from its person specification. */
export default function ApplicationBuilderPage({ data }: PageProps<Data>) {
  return <ToolPage {...data} path={plannerPath('application-builder')} Planner={ApplicationBuilder} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={plannerPath('application-builder')} />;
}

export const query = graphql`
  query ApplicationBuilderPage {
    ...ToolPage
    copy: plannerCopy(planner: { eq: "application-builder" }) {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
