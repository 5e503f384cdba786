import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';

interface ListingPagerProps {
  readonly label: string;
  readonly newer: { readonly label: string; readonly path: string | null };
  readonly older: { readonly label: string; readonly path: string | null };
}

const Row = styled('nav')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  marginTop: 32,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 },
  '& a[rel="next"]': { marginInlineStart: 'auto' },
});

/** From one static page of the listing to its neighbours. */
export function ListingPager({ label, newer, older }: ListingPagerProps) {
  if (!newer.path && !older.path) return null;
  return (
    <Row aria-label={label}>
      {newer.path && (
        <Link to={newer.path} rel="prev">
          {newer.label}
        </Link>
      )}
      {older.path && (
        <Link to={older.path} rel="next">
          {older.label}
        </Link>
      )}
    </Row>
  );
}
