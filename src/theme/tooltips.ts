import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS } from './measures';

/** Delay before a name appears: on the first control, and on further ones of the group. */
const FIRST_DELAY = '700ms';
const NEXT_DELAY = '300ms';

/**
 * For a group of icon-only controls: shows the hidden name of the one under pointer or focus. The name exists for screen
 * readers anyway, so this needs no script and is never read twice. It accepts hover itself, and sits below, in free space.
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
    // A long press on a link opens the browser's menu.
    '@media (hover: hover)': { '& a:hover > span': shown },
  };
}
