import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { plainList } from '../../theme/mixins';
import type { Crumb } from '../../utils/seo/page-meta';

interface BreadcrumbsProps {
  /** From the home page down; see `useBreadcrumbs`. */
  readonly crumbs: readonly Crumb[];
  /** Whether the last one is the page itself, which is not a link; otherwise it is the page above. */
  readonly endsHere?: boolean;
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  ...plainList,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 32 },
  '& li:not(:last-child)::after': { content: '"/" / ""', marginInline: 10, opacity: 0.6 },
  '& a': { display: 'inline-block', paddingBlock: 4 },
  '@media print': { display: 'none' },
}));

/** Links from the home page down to this one. */
export function Breadcrumbs({ crumbs, endsHere = true }: BreadcrumbsProps) {
  const { breadcrumbs } = useInterfaceText();
  return (
    <nav aria-label={breadcrumbs.label}>
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
