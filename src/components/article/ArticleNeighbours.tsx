import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { RADIUS } from '../../theme/measures';
import { stack } from '../../theme/mixins';

interface Neighbour {
  readonly label: string;
  readonly article: { readonly title: string; readonly path: string } | null;
}

interface ArticleNeighboursProps {
  readonly label: string;
  readonly previous: Neighbour;
  readonly next: Neighbour;
}

const Row = styled('nav')(({ theme }) => ({
  ...stack(16),
  marginBlock: '40px 20px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'none' },
}));

const NeighbourLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '18px 22px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.card,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  ...theme.typography.h4,
  '&:hover': { borderColor: theme.vars.palette.outline.main },
  [theme.breakpoints.up('sm')]: { '&[rel="next"]': { gridColumn: 2, textAlign: 'end' } },
}));

/** The articles published just before and just after. */
export function ArticleNeighbours({ label, previous, next }: ArticleNeighboursProps) {
  if (!previous.article && !next.article) return null;
  return (
    <Row aria-label={label}>
      {Object.entries({ prev: previous, next }).map(
        ([rel, neighbour]) =>
          neighbour.article && (
            <NeighbourLink key={rel} to={neighbour.article.path} rel={rel}>
              <Typography variant="body2" component="small" color="textSecondary">
                {neighbour.label}
              </Typography>
              {neighbour.article.title}
            </NeighbourLink>
          ),
      )}
    </Row>
  );
}
