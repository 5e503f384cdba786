import type { CSSObject, Theme } from '@mui/material/styles';
import { TABLE_CLASS } from '../utils/page-attributes';

/** A table wider than its box scrolls inside it. On a phone its first column stays put, because it labels the others. */
function firstColumnStays({ vars: { palette } }: Theme): CSSObject {
  return {
    [`.${TABLE_CLASS} tr > :first-child`]: {
      position: 'sticky',
      insetInlineStart: 0,
      maxWidth: 'min(9rem, 60cqi)',
      boxShadow: `inset -1px 0 ${palette.divider}`,
    },
    [`.${TABLE_CLASS} tbody tr > :first-child`]: { backgroundColor: palette.background.paper },
  };
}

/** A shade at the end of a box that scrolls sideways; at the end of its content, a sheet of paper covers it. */
function shadeBeforeEnd({ vars: { palette } }: Theme): CSSObject {
  const { paper } = palette.background;
  return {
    backgroundImage: [
      `linear-gradient(to left, ${paper} 35%, transparent)`,
      `linear-gradient(to left, color-mix(in srgb, ${palette.outline.main} 30%, transparent), transparent)`,
    ].join(),
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '44px 100%, 16px 100%',
    backgroundAttachment: 'local, scroll',
  };
}

/** Tables wider than their box, in articles and in planners. */
export function tableStyles(theme: Theme): CSSObject {
  return {
    // The position keeps what is for screen readers in the box.
    [`.${TABLE_CLASS}`]: { position: 'relative', containerType: 'inline-size', ...shadeBeforeEnd(theme) },
    // Of large text on a phone, the first column would fill the box.
    '@container (min-width: 11.5rem) and (max-width: 36rem)': firstColumnStays(theme),
  };
}
