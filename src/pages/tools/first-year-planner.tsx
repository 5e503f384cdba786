import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FirstYearPlanner } from '../../components/planner/first-year/FirstYearPlanner';
import { ToolHelp } from '../../components/planner/ToolHelp';
import { PageHero } from '../../components/sections/PageHero';
import { RichText } from '../../components/sections/RichText';
import { PageCopyHead } from '../../components/seo/PageCopyHead';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { FIRST_YEAR_PLANNER, TOOLS } from '../../routes';
import { pageLabel } from '../../utils/page-label';

type Data = Queries.FirstYearPlannerPageQuery;

const stepsOf = ({ tools, copy }: Data) => [
  { label: pageLabel(tools), href: TOOLS },
  { label: pageLabel(copy), href: FIRST_YEAR_PLANNER },
];

/** A nurse's first year in the UK: her dates, a checklist, who to ask. */
export default function FirstYearPlannerPage({ data }: PageProps<Data>) {
  const { copy, shared } = data;
  const facts = data.facts.nodes;
  return (
    <>
      <PageHero {...copy.hero} crumbs={useBreadcrumbs(stepsOf(data))}>
        <RichText text={copy.article} />
      </PageHero>
      <FirstYearPlanner words={copy} shared={shared} facts={facts} />
      <ToolHelp {...copy.help} words={shared.sources} facts={facts} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  return (
    <PageCopyHead
      copy={data.copy}
      path={location.pathname}
      crumbs={useBreadcrumbs(stepsOf(data))}
      subject={{ kind: 'tool', name: pageLabel(data.copy) }}
    />
  );
}

export const query = graphql`
  query FirstYearPlannerPage {
    tools: toolsCopy {
      seo {
        title
      }
      hero {
        eyebrow
      }
    }
    shared: toolText {
      ...ToolTextFields
    }
    copy: firstYearPlannerCopy {
      ...FirstYearPlannerCopyFields
    }
    facts: allFact(
      filter: {
        name: {
          in: [
            "preceptorship-core-months"
            "preceptorship-core-supernumerary-weeks"
            "preceptorship-core-supernumerary-hours"
            "preceptorship-core-meetings"
            "preceptorship-core-first-meeting-weeks"
            "preceptorship-gold-months"
            "afc-weekly-hours"
            "standard-tax-code"
            "emergency-tax-days"
            "second-job-hours"
            "visa-after-job-days"
            "nmc-fee-years"
            "nmc-revalidation-years"
            "nmc-application-opens-days"
            "nmc-practice-hours"
            "nmc-practice-hours-dual"
            "nmc-cpd-hours"
            "nmc-cpd-participatory-hours"
            "nmc-feedback-pieces"
            "nmc-reflective-accounts"
            "nmc-confirmation-months"
          ]
        }
      }
    ) {
      nodes {
        ...PlannerFact
      }
    }
  }
`;
