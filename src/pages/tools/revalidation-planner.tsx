import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { RevalidationPlanner } from '../../components/planner/revalidation/RevalidationPlanner';
import { ToolHelp } from '../../components/planner/ToolHelp';
import { PageHero } from '../../components/sections/PageHero';
import { RichText } from '../../components/sections/RichText';
import { PageCopyHead } from '../../components/seo/PageCopyHead';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { REVALIDATION_PLANNER, TOOLS } from '../../routes';
import { pageLabel } from '../../utils/page-label';

type Data = Queries.RevalidationPlannerPageQuery;

const stepsOf = ({ tools, copy }: Data) => [
  { label: pageLabel(tools), href: TOOLS },
  { label: pageLabel(copy), href: REVALIDATION_PLANNER },
];

/** Where a nurse's revalidation is, worked out on her own device. */
export default function RevalidationPlannerPage({ data }: PageProps<Data>) {
  const { copy, shared } = data;
  const facts = data.facts.nodes;
  const { hero, article, help } = copy;
  return (
    <>
      <PageHero {...hero} crumbs={useBreadcrumbs(stepsOf(data))}>
        <RichText text={article} />
      </PageHero>
      <RevalidationPlanner words={copy} shared={shared} facts={facts} />
      <ToolHelp {...help} words={shared.sources} facts={facts} />
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
  query RevalidationPlannerPage {
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
    copy: revalidationPlannerCopy {
      ...RevalidationPlannerCopyFields
    }
    facts: allFact(
      filter: {
        name: {
          in: [
            "nmc-revalidation-years"
            "nmc-application-opens-days"
            "nmc-practice-hours"
            "nmc-practice-hours-dual"
            "nmc-cpd-hours"
            "nmc-cpd-participatory-hours"
            "nmc-feedback-pieces"
            "nmc-reflective-accounts"
            "nmc-confirmation-months"
            "nmc-new-process-earliest"
          ]
        }
      }
      sort: { order: ASC }
    ) {
      nodes {
        ...PlannerFact
      }
    }
  }
`;
