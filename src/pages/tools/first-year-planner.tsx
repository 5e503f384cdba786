import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { FirstYearPlanner } from '../../planners/first-year/FirstYearPlanner';
import { ToolPage } from '../../planners/shared/ToolPage';
import { plannerPath } from '../../routes';

type Data = Queries.FirstYearPlannerPageQuery;

/** A nurse's first year in the UK: dates, a checklist, contacts. */
export default function FirstYearPlannerPage({ data }: PageProps<Data>) {
  return <ToolPage {...data} path={plannerPath('first-year-planner')} Planner={FirstYearPlanner} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={plannerPath('first-year-planner')} />;
}

export const query = graphql`
  query FirstYearPlannerPage {
    ...ToolPage
    copy: plannerCopy(planner: { eq: "first-year-planner" }) {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
