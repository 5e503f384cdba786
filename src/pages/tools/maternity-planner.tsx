import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { MaternityPlanner } from '../../planners/maternity/MaternityPlanner';
import { ToolPage } from '../../planners/shared/ToolPage';
import { plannerPath } from '../../routes';

type Data = Queries.MaternityPlannerPageQuery;

/** Maternity dates and pay from a few answers. */
export default function MaternityPlannerPage({ data }: PageProps<Data>) {
  return <ToolPage {...data} path={plannerPath('maternity-planner')} Planner={MaternityPlanner} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={plannerPath('maternity-planner')} />;
}

export const query = graphql`
  query MaternityPlannerPage {
    ...ToolPage
    copy: plannerCopy(planner: { eq: "maternity-planner" }) {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
