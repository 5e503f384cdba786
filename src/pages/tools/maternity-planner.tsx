import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MaternityPlanner } from '../../components/planner/maternity/MaternityPlanner';
import { ToolSources } from '../../components/planner/ToolSources';
import { PageHero } from '../../components/sections/PageHero';
import { PlainText } from '../../components/sections/PlainText';
import { RichText } from '../../components/sections/RichText';
import { PageCopyHead } from '../../components/seo/PageCopyHead';
import { Section } from '../../components/ui/Section';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { MATERNITY_PLANNER, TOOLS } from '../../routes';
import { pageLabel } from '../../utils/page-label';

function useToolBreadcrumbs({ copy, tools }: Queries.MaternityPlannerPageQuery) {
  return useBreadcrumbs([
    { label: pageLabel(tools), href: TOOLS },
    { label: pageLabel(copy), href: MATERNITY_PLANNER },
  ]);
}

/** Maternity dates and pay from a few answers. */
export default function MaternityPlannerPage({ data }: PageProps<Queries.MaternityPlannerPageQuery>) {
  const { copy, shared } = data;
  const facts = data.facts.nodes;
  return (
    <>
      <PageHero {...copy.hero} crumbs={useToolBreadcrumbs(data)}>
        <RichText text={copy.article} />
      </PageHero>
      <MaternityPlanner words={copy} shared={shared} facts={facts} />
      <div data-print="no-sheet">
        <PlainText parts={copy.notes} width="start" />
      </div>
      <Section width="start" space="last">
        <ToolSources words={shared.sources} facts={facts} />
      </Section>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.MaternityPlannerPageQuery>) {
  return (
    <PageCopyHead
      copy={data.copy}
      path={location.pathname}
      crumbs={useToolBreadcrumbs(data)}
      subject={{ kind: 'tool', name: pageLabel(data.copy) }}
    />
  );
}

export const query = graphql`
  query MaternityPlannerPage {
    copy: maternityPlannerCopy {
      ...MaternityPlannerCopyFields
    }
    shared: toolText {
      ...ToolTextFields
    }
    tools: toolsCopy {
      seo {
        title
      }
      hero {
        eyebrow
      }
    }
    facts: allFact(
      filter: {
        name: {
          in: [
            "smp-standard-rate"
            "lower-earnings-limit"
            "smp-weeks"
            "smp-higher-rate-weeks"
            "smp-percentage"
            "smp-averaging-weeks"
            "smp-service-weeks"
            "qualifying-week-before-due-week"
            "maternity-leave-weeks"
            "ordinary-maternity-leave-weeks"
            "compulsory-maternity-leave-weeks"
            "maternity-leave-earliest-weeks"
            "maternity-illness-weeks"
            "matb1-earliest-weeks"
            "return-notice-weeks"
            "smp-notice-days"
            "smp-proof-days"
            "kit-days"
            "maternity-allowance-weeks"
            "maternity-allowance-test-weeks"
            "maternity-allowance-late-months"
            "nhs-maternity-service-months"
            "nhs-maternity-service-week"
            "nhs-maternity-break-months"
            "nhs-maternity-full-pay-weeks"
            "nhs-maternity-half-pay-weeks"
            "nhs-maternity-return-months"
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
