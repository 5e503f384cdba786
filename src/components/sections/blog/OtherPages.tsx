import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import type { FoundPage } from '../../../hooks/use-also-found';
import { OTHER_PAGES_ID } from '../../../utils/page-ids';

interface OtherPagesProps {
  readonly title: string;
  readonly pages: readonly FoundPage[];
}

const Group = styled('section')(({ theme }) => ({
  marginTop: 'clamp(1rem, 4vw, 2.25rem)',
  paddingTop: 'clamp(1.5rem, 4vw, 2.5rem)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.h2, marginBottom: 12 },
  '& ul': { margin: 0, padding: 0, listStyleType: '""' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 16,
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& span': { ...theme.typography.body2, minWidth: '5rem', color: theme.vars.palette.text.secondary },
  '& a': { fontWeight: 650 },
}));

/** Pages beside the articles that a search has found, as plain links with their kind. */
export function OtherPages({ title, pages }: OtherPagesProps) {
  if (pages.length === 0) return null;
  return (
    <Group aria-labelledby={OTHER_PAGES_ID}>
      <h2 id={OTHER_PAGES_ID}>{title}</h2>
      <ul>
        {pages.map(({ kind, title: name, path }) => (
          <li key={path + name}>
            <span>{kind}</span>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}
