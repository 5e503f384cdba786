import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { InPlaceLink } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Icon } from './Icon';

type CardLinkProps = Pick<
  ComponentProps<typeof InPlaceLink>,
  'to' | 'onPress' | 'prefetch' | 'aria-haspopup' | 'children'
>;

/** A card's only link; it covers the whole card, which shows its focus (see the theme). */
export function CardLink(props: CardLinkProps) {
  return (
    <Button
      component={InPlaceLink}
      variant="link"
      endIcon={<Icon name="arrow-right" size={20} />}
      data-card-link
      sx={{
        position: 'static',
        mt: 'auto',
        alignSelf: 'start',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
      {...props}
    />
  );
}
