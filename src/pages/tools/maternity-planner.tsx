import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageHero } from '../../components/sections/PageHero';
import { PlainText } from '../../components/sections/PlainText';
import { RichText } from '../../components/sections/RichText';
import { MaternityExample } from '../../components/sections/tools/maternity/MaternityExample';
import { MaternityPlanner } from '../../components/sections/tools/maternity/MaternityPlanner';
import { ToolSources } from '../../components/sections/tools/ToolSources';
import { PageCopyHead } from '../../components/seo/PageCopyHead';
import { Section } from '../../components/ui/Section';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { MATERNITY_PLANNER, TOOLS } from '../../routes';
import { maternityFigures } from '../../tools/maternity/figures';
import { fillTemplate } from '../../utils/fill-template';
import { pageLabel } from '../../utils/page-label';

function useToolBreadcrumbs({ copy, tools }: Queries.MaternityPlannerPageQuery) {
  return useBreadcrumbs([
    { label: pageLabel(tools), href: TOOLS },
    { label: pageLabel(copy), href: MATERNITY_PLANNER },
  ]);
}

/** Maternity dates and pay from a few answers. */
export default function MaternityPlannerPage({ data }: PageProps<Queries.MaternityPlannerPageQuery>) {
  const { copy, shared, facts } = data;
  const figures = useMemo(() => maternityFigures(facts.nodes), [facts]);
  const { illnessWeeks, compulsoryWeeks, keepingInTouchDays, nhsReturnMonths, noticeOfReturnWeeks } = figures;
  const counts = { illnessWeeks, compulsoryWeeks, keepingInTouchDays, nhsReturnMonths, noticeOfReturnWeeks };
  const notes = copy.notes.map(({ title, text }) => ({ title, text: fillTemplate(text, counts) }));
  return (
    <>
      <PageHero {...copy.hero} crumbs={useToolBreadcrumbs(data)}>
        <RichText text={copy.article} />
      </PageHero>
      <MaternityPlanner words={copy} shared={shared} figures={figures} />
      <MaternityExample example={copy.example} words={copy.results} figures={figures} />
      <div data-print="no-sheet">
        <PlainText parts={notes} />
      </div>
      <Section width="narrow" space="last">
        <ToolSources
          words={shared.sources}
          sources={facts.nodes.flatMap(({ periods }) =>
            periods.slice(-1).map(({ source, checked }) => ({ ...source, checked: checked ?? '' })),
          )}
        />
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
      ...PageSeo
      hero {
        ...HeadingWords
      }
      ...MaternityWords
      article
      example {
        title
        lead
        dueDate
        leaveStart
        employedSince
        nhsSince
        weeklyPay
        dayOfMonth
      }
      notes {
        title
        text
      }
    }
    shared: toolText {
      ...ToolWords
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
            "nhs-maternity-service-months"
            "nhs-maternity-service-week"
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
