import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { InPlaceLink } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Icon } from './Icon';

type CardLinkProps = Pick<
  ComponentProps<typeof InPlaceLink>,
  'to' | 'onPress' | 'prefetch' | 'aria-haspopup' | 'children'
>;

const Stretched = styled(InPlaceLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: 'auto',
  alignSelf: 'start',
  fontWeight: 650,
  textDecoration: 'none',
  color: theme.vars.palette.primary.main,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  // The card itself shows the focus; see the theme.
  '&:focus-visible': { outline: 'none' },
  '& svg': { transition: theme.transitions.create('transform') },
  '@media (prefers-reduced-motion: no-preference)': { '.MuiCard-root:hover & svg': { transform: 'translateX(4px)' } },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '3px solid' } },
}));

/** The one link of a card; it stretches over the whole card. */
export function CardLink({ to, children, ...rest }: CardLinkProps) {
  return (
    <Stretched to={to} data-card-link {...rest}>
      {children}
      <Icon name="arrow-right" size={20} />
    </Stretched>
  );
}
