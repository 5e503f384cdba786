import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { RevalidationPlanner } from '../../planners/revalidation/RevalidationPlanner';
import { ToolPage } from '../../planners/shared/ToolPage';
import { plannerPath } from '../../routes';

type Data = Queries.RevalidationPlannerPageQuery;

/** A nurse's revalidation progress, worked out on her own device. */
export default function RevalidationPlannerPage({ data }: PageProps<Data>) {
  return <ToolPage {...data} path={plannerPath('revalidation-planner')} Planner={RevalidationPlanner} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={plannerPath('revalidation-planner')} />;
}

export const query = graphql`
  query RevalidationPlannerPage {
    ...ToolPage
    copy: plannerCopy(planner: { eq: "revalidation-planner" }) {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
