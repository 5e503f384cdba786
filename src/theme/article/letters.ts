import type { CSSObject, Theme } from '@mui/material/styles';
import { CARD_PADDING, RADIUS } from '../measures';

/**
 * Letters to copy and the box that stores ticks. They are global styles, because the script of articles has no room for them.
 */
export function letterStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    '.letter': { padding: CARD_PADDING, border: `1px solid ${palette.divider}`, borderRadius: RADIUS.card },
    '.letter > * + *, .letter > * > * + *': { marginTop: '1em' },
    '.letter button': {
      ...theme.typography.button,
      minHeight: 44,
      padding: '8px 18px',
      border: '1.5px solid',
      borderRadius: RADIUS.pill,
      color: palette.primary.main,
      background: 'none',
      cursor: 'pointer',
    },
    // Whoever copies the article gets its own words.
    ':is(.letter aside, .keep)': { userSelect: 'none' },
    '@media print, (scripting: none)': { ':is(.letter aside, .keep)': { display: 'none' } },
  };
}
