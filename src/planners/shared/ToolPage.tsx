import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql, type PageProps } from 'gatsby';
import { type ComponentType, useId, useMemo } from 'react';
import { PageHero } from '../../components/layout/PageHero';
import { Boundary } from '../../components/ui/Boundary';
import { DayText } from '../../components/ui/DayText';
import { ExternalLink } from '../../components/ui/ExternalLink';
import { FilledText } from '../../components/ui/FilledText';
import { PlainText } from '../../components/ui/PlainText';
import { RichText } from '../../components/ui/RichText';
import { Section } from '../../components/ui/Section';
import { SourceEntry, SourceList } from '../../components/ui/SourceList';
import { useToolBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { plannerPath } from '../../routes';
import { stack } from '../../theme/mixins';
import type { Fact } from './facts';
import { PLANNER_MESSAGES } from './messages';
import type { PlannerSource } from './planner-source';

interface ToolSourcesProps {
  /** The text above the sources. */
  readonly copy: ReturnType<typeof useInterfaceText>['sources'];
  /** All facts the tool uses. It works out earlier and later dates too, so the sources of all their values are shown. */
  readonly facts: readonly Fact[];
}

/** One entry per page, with the oldest date on which one of its facts was checked. */
function onePerPage(facts: readonly Fact[]) {
  const byUrl = new Map<string, { readonly title: string; readonly url: string; readonly checked: string }>();
  for (const { source, checked } of facts.flatMap(({ periods }) => periods)) {
    const known = byUrl.get(source.url)?.checked;
    if (checked && !(known && known <= checked)) byUrl.set(source.url, { ...source, checked });
  }
  return [...byUrl.values()];
}

/** The official pages behind a tool's facts, and when they were checked; nothing for a tool without facts. */
function ToolSources({ copy, facts }: ToolSourcesProps) {
  const heading = useId();
  const pages = onePerPage(facts);
  if (pages.length === 0) return null;
  const [oldest] = pages.map(({ checked }) => checked).toSorted();
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h3" component="h2" id={heading} sx={{ mb: 1 }}>
        {copy.title}
      </Typography>
      {oldest && (
        <Box component="p" sx={{ breakAfter: 'avoid' }}>
          <FilledText template={copy.checked} values={{ date: <DayText dateTime={oldest} /> }} />
        </Box>
      )}
      <SourceList>
        {pages.map(({ title, url, checked }) => (
          <SourceEntry key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              (
              <FilledText template={PLANNER_MESSAGES.sourceChecked} values={{ date: <DayText dateTime={checked} /> }} />
              )
            </Box>
          </SourceEntry>
        ))}
      </SourceList>
    </section>
  );
}

/** The name of a tool page's planner. */
export interface ToolPageContext {
  readonly planner: string;
}

interface ToolPageProps extends Queries.ToolPageFragment, ToolPageContext {
  readonly Planner: ComponentType<PlannerSource>;
}

const Blocks = styled('div')(({ theme }) => ({
  ...stack(48),
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& p + p': { marginTop: 12 },
  '& ul': { paddingInlineStart: '1.25em', marginBlock: '12px 0' },
  '& li': { paddingBlock: 4 },
}));

/** A planner's page: hero with a related article, the planner, contacts, official pages and sources. */
function ToolPage({ above, allTool, copy, planner, Planner }: ToolPageProps) {
  const { hero, article, resultsArticle, notes, help, facts } = copy;
  const sources = <ToolSources copy={useInterfaceText().sources} facts={facts} />;
  const tools = useMemo(() => allTool.nodes.map(({ href }) => href), [allTool]);
  return (
    <>
      <PageHero {...hero} crumbs={useToolBreadcrumbs(above, copy, plannerPath(planner))}>
        <RichText text={article} />
      </PageHero>
      <Boundary>
        <Planner facts={facts} resultsArticle={resultsArticle} tools={tools} />
      </Boundary>
      {notes && (
        <div data-print="no-sheet">
          <PlainText parts={notes} width="start" />
        </div>
      )}
      {help ? (
        <Section width="start">
          <Blocks>
            <div>
              <h2>{help.title}</h2>
              {help.texts.map((text) => (
                <RichText key={text} text={text} />
              ))}
              <ul>
                {help.links.map(({ label, url }) => (
                  <li key={url}>
                    <ExternalLink href={url}>{label}</ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
            {sources}
          </Blocks>
        </Section>
      ) : (
        <Section width="start" space="last">
          {sources}
        </Section>
      )}
    </>
  );
}

type Props = PageProps<Queries.ToolPageFragment, ToolPageContext>;

/** A planner's page as a component. */
export function toolPage(Planner: ComponentType<PlannerSource>): ComponentType<Props> {
  return ({ data, pageContext }) => <ToolPage {...data} {...pageContext} Planner={Planner} />;
}

/** What a planner's page queries. */
export const toolPageFragment = graphql`
  fragment ToolPage on Query {
    above: page(path: { eq: "/tools/" }) {
      label
    }
    allTool {
      nodes {
        href
      }
    }
    copy: plannerCopy(planner: { eq: $planner }) {
      ...PlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;

/** Fields of a copy's facts. */
export const toolFactFragment = graphql`
  fragment PlannerFact on Fact {
    name
    text
    withUnit
    periods {
      from
      until
      value
      checked
      source {
        title
        url
      }
    }
  }
`;
