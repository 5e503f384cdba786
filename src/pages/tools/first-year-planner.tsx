import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FirstYearPlanner } from '../../components/planner/first-year/FirstYearPlanner';
import { ToolHelp } from '../../components/planner/ToolHelp';
import { ToolPage } from '../../components/planner/ToolPage';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { FIRST_YEAR_PLANNER } from '../../routes';

type Data = Queries.FirstYearPlannerPageQuery;

/** A nurse's first year in the UK: her dates, a checklist, who to ask. */
export default function FirstYearPlannerPage({ data }: PageProps<Data>) {
  const { copy, shared } = data;
  return (
    <ToolPage {...data} path={FIRST_YEAR_PLANNER}>
      <FirstYearPlanner copy={copy} shared={shared} facts={copy.facts} />
      <ToolHelp {...copy.help} copy={shared.sources} facts={copy.facts} />
    </ToolPage>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={FIRST_YEAR_PLANNER} />;
}

export const query = graphql`
  query FirstYearPlannerPage {
    ...ToolPage
    copy: firstYearPlannerCopy {
      ...FirstYearPlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;
