import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { createElement } from 'react';
import { plainList } from '../../../theme/mixins';
import type { FoundPage } from '../../../utils/text-search';

interface OtherPagesProps {
  /** Of its heading. */
  readonly id: string;
  readonly title: string;
  readonly pages: readonly FoundPage[];
}

/** The longest kind is one word. */
const KIND_WIDTH = '5rem';

const Group = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h3, marginBottom: 4 },
  '& ul': { ...plainList },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 16,
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  // After the title, so that titles and sentences begin at one edge; before it where there is room for a column.
  '& li > span': { ...theme.typography.body2, order: 1, color: theme.vars.palette.text.secondary },
  '& a': { fontWeight: 650 },
  '& p': { ...theme.typography.body2, order: 2, flexBasis: '100%', maxWidth: '46rem' },
  [theme.breakpoints.up('sm')]: {
    '& li > span': { order: 0, width: KIND_WIDTH },
    '& p': { flexBasis: `calc(100% - ${KIND_WIDTH} - 16px)`, marginInlineStart: `calc(${KIND_WIDTH} + 16px)` },
  },
  '& mark': { color: 'inherit', backgroundColor: theme.vars.palette.tile.main, fontWeight: 650 },
}));

/** A sentence in which every second part is marked. */
function MarkedText({ parts }: { readonly parts: readonly string[] }) {
  const children = parts.map((part, index) => createElement(index % 2 === 1 ? 'mark' : 'span', null, part));
  return createElement('p', null, ...children);
}

/** Pages beside the articles that a search has found: links with their kind, and the sentence that matches. */
export function OtherPages({ id, title, pages }: OtherPagesProps) {
  if (pages.length === 0) return null;
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(({ kind, title: name, path, sentence }) => (
          <li key={path + name}>
            <span>{kind}</span>
            <Link to={path}>{name}</Link>
            {sentence.length > 0 && <MarkedText parts={sentence} />}
          </li>
        ))}
      </ul>
    </Group>
  );
}
