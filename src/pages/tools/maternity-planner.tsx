import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MaternityPlanner } from '../../components/planner/maternity/MaternityPlanner';
import { ToolPage } from '../../components/planner/ToolPage';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
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
    copy: maternityPlannerCopy {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
