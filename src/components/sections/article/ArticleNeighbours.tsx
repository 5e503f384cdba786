import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { RADIUS } from '../../../theme/measures';
import { stack } from '../../../theme/mixins';

interface Neighbour {
  readonly title: string;
  readonly path: string;
}

interface ArticleNeighboursProps {
  readonly label: string;
  readonly previous: { readonly label: string; readonly article: Neighbour | null };
  readonly next: { readonly label: string; readonly article: Neighbour | null };
}

const Row = styled('nav')(({ theme }) => ({
  ...stack(16),
  marginBlock: '40px 20px',
  '& a': {
    display: 'grid',
    alignContent: 'start',
    gap: 6,
    padding: '18px 22px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: RADIUS.card,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    ...theme.typography.h4,
  },
  '& a:hover': { borderColor: theme.vars.palette.outline.main },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& a[rel="next"]': { gridColumn: 2, textAlign: 'end' },
  },
  '@media print': { display: 'none' },
}));

/** The articles published just before and just after. */
export function ArticleNeighbours({ label, previous, next }: ArticleNeighboursProps) {
  if (!previous.article && !next.article) return null;
  return (
    <Row aria-label={label}>
      {previous.article && (
        <Link to={previous.article.path} rel="prev">
          <small>{previous.label}</small>
          {previous.article.title}
        </Link>
      )}
      {next.article && (
        <Link to={next.article.path} rel="next">
          <small>{next.label}</small>
          {next.article.title}
        </Link>
      )}
    </Row>
  );
}
