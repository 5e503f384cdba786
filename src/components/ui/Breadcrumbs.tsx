import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';

interface BreadcrumbsProps {
  /** The accessible name. */
  readonly label: string;
  /** The pages above, from the top. */
  readonly above: readonly { readonly label: string; readonly href: string }[];
  /** The page itself. */
  readonly current: string;
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 32 },
  '& li:not(:last-child)::after': { content: '"/" / ""', marginInline: 10, opacity: 0.6 },
  '& a': { display: 'inline-block', paddingBlock: 4 },
}));

/** The way from the home page to this one. */
export function Breadcrumbs({ label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {above.map((page) => (
          <li key={page.href}>
            <Link to={page.href}>{page.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
