import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import type { Crumb } from '../../hooks/use-breadcrumbs';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { plainList } from '../../theme/mixins';

interface BreadcrumbsProps {
  /** From the home page down; see `useBreadcrumbs`. */
  readonly crumbs: readonly Crumb[];
  /** Whether the last crumb is the current page, and so not a link; otherwise it is the parent page. */
  readonly endsHere?: boolean;
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  ...plainList,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '@media print': { display: 'none' },
}));

const Step = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  '&[data-slash]::after': { content: '"/" / ""', marginInline: 10, opacity: 0.6 },
});

const StepLink = styled(Link)({ display: 'inline-block', paddingBlock: 4 });

/** Links from the home page down to this page. */
export function Breadcrumbs({ crumbs, endsHere = true }: BreadcrumbsProps) {
  const { breadcrumbs } = useInterfaceText();
  return (
    <nav aria-label={breadcrumbs.label}>
      <List>
        {crumbs.map((step, index) => {
          const isLast = index === crumbs.length - 1;
          const isHere = isLast && endsHere;
          return (
            <Step key={step.href} aria-current={isHere ? 'page' : undefined} data-slash={isLast ? undefined : ''}>
              {isHere ? step.label : <StepLink to={step.href}>{step.label}</StepLink>}
            </Step>
          );
        })}
      </List>
    </nav>
  );
}
