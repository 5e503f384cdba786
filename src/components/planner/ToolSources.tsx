import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Fact } from '../../planners/facts';
import { plainList } from '../../theme/mixins';
import { FactSource, type FactSourceProps } from './FactSource';
import { useValueWriter } from './results/write-values';

interface ToolSourcesProps {
  /** The words above them. */
  readonly copy: Queries.ToolPageFragment['interface']['sources'];
  /** All that the tool uses. It works out earlier and later days too, so the sources of all their values are shown. */
  readonly facts: readonly Fact[];
}

const Box = styled('section')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& ul': { ...theme.typography.body2, ...plainList, marginTop: 10 },
  '& li': { paddingBlock: 7 },
  '& li > span': { color: theme.vars.palette.text.secondary },
  '@media print': { '& a': { overflowWrap: 'anywhere' }, '& a::after': { content: '" (" attr(href) ")"' } },
}));

/** One entry for each page, with the oldest day on which one of its facts was checked. */
function onePerPage(facts: readonly Fact[]): readonly FactSourceProps[] {
  const byUrl = new Map<string, FactSourceProps>();
  for (const { source: page, checked } of facts.flatMap(({ periods }) => periods)) {
    const source = { ...page, checked: checked ?? '' };
    const known = byUrl.get(source.url);
    if (!known || source.checked < known.checked) byUrl.set(source.url, source);
  }
  return [...byUrl.values()];
}

/** The official pages on which the facts of a tool rely, and when they were checked; nothing for a tool without facts. */
export function ToolSources({ copy, facts }: ToolSourcesProps) {
  const write = useValueWriter();
  const heading = useId();
  const pages = onePerPage(facts);
  if (pages.length === 0) return null;
  const [oldest] = pages.map(({ checked }) => checked).toSorted();
  return (
    <Box aria-labelledby={heading}>
      <h2 id={heading}>{copy.title}</h2>
      {oldest && <p>{write.fill(copy.checked, { date: write.day(oldest) })}</p>}
      <ul>
        {pages.map((source) => (
          <li key={source.url}>
            <FactSource {...source} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
