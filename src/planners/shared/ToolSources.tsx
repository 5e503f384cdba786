import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ExternalLink } from '../../components/ui/ExternalLink';
import { SourceEntry, SourceList } from '../../components/ui/SourceList';
import type { Fact } from './facts';
import { PLANNER_MESSAGES } from './messages';
import { write } from './results/write-values';

interface ToolSourcesProps {
  /** The text above the sources. */
  readonly copy: Queries.ToolPageFragment['interface']['sources'];
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
export function ToolSources({ copy, facts }: ToolSourcesProps) {
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
          {write.fill(copy.checked, { date: write.day(oldest) })}
        </Box>
      )}
      <SourceList>
        {pages.map(({ title, url, checked }) => (
          <SourceEntry key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              ({write.fill(PLANNER_MESSAGES.sourceChecked, { date: write.day(checked) })})
            </Box>
          </SourceEntry>
        ))}
      </SourceList>
    </section>
  );
}
