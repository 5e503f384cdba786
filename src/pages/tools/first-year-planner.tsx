import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FirstYearPlanner } from '../../components/planner/first-year/FirstYearPlanner';
import { ToolPage } from '../../components/planner/ToolPage';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { FIRST_YEAR_PLANNER } from '../../routes';

type Data = Queries.FirstYearPlannerPageQuery;

/** A nurse's first year in the UK: her dates, a checklist, who to ask. */
export default function FirstYearPlannerPage({ data }: PageProps<Data>) {
  return <ToolPage {...data} path={FIRST_YEAR_PLANNER} Planner={FirstYearPlanner} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={FIRST_YEAR_PLANNER} />;
}

export const query = graphql`
  query FirstYearPlannerPage {
    ...ToolPage
    copy: firstYearPlannerCopy {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
