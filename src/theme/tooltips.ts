import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS } from './measures';

/** How long the pointer or the focus is on the first control before its name is shown, and on the next ones of the group. */
const FIRST_DELAY = '700ms';
const NEXT_DELAY = '300ms';

/**
 * For a group of controls that show only a picture: shows the hidden name of the one that the pointer or the focus is
 * on. The name is there for screen readers anyway, so it needs no script and is never read twice. It can be pointed at,
 * and is below, where nothing else is.
 */
export function tooltips(theme: Theme): CSSObject {
  const shown: CSSObject = {
    zIndex: theme.zIndex.tooltip,
    insetBlockStart: '100%',
    width: 'max-content',
    height: 'auto',
    padding: '4px 12px',
    border: '1px solid transparent',
    borderRadius: RADIUS.field,
    clipPath: 'none',
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
    ...theme.typography.body2,
    animation: `tip ${theme.transitions.duration.shortest}ms var(--tip-delay) both`,
  };
  return {
    '--tip-delay': FIRST_DELAY,
    '&:hover, &:focus-within': {
      '--tip-delay': NEXT_DELAY,
      transition: `--tip-delay 0s ${FIRST_DELAY} allow-discrete`,
    },
    '@keyframes tip': { from: { opacity: 0 } },
    '& a': { position: 'relative' },
    '& a:focus-visible > span': shown,
    // A finger that stays on a link asks for the menu of the browser.
    '@media (hover: hover)': { '& a:hover > span': shown },
  };
}
