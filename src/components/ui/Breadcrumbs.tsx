import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';

export interface BreadcrumbsProps {
  /** The accessible name. */
  readonly label: string;
  /** From the home page down. */
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  /** Whether the last one is the page itself, which is not a link; otherwise it is the page above. */
  readonly endsHere?: boolean;
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyleType: '""',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 32 },
  '& li:not(:last-child)::after': { content: '"/" / ""', marginInline: 10, opacity: 0.6 },
  '& a': { display: 'inline-block', paddingBlock: 4 },
  '@media print': { display: 'none' },
}));

/** Links from the home page down to this one. */
export function Breadcrumbs({ label, crumbs, endsHere = true }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map((step, index) =>
          index < crumbs.length - Number(endsHere) ? (
            <li key={step.href}>
              <Link to={step.href}>{step.label}</Link>
            </li>
          ) : (
            <li key={step.href} aria-current="page">
              {step.label}
            </li>
          ),
        )}
      </List>
    </nav>
  );
}
