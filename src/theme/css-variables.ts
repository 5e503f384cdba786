import type { Shadows } from '@mui/material/styles';
import { CSS_PREFIX } from './palette';

/** Elevations of components that float above the page: snackbar, menu, dialog. */
const FLOATING = [6, 8, 24];
const FLOATING_SHADOW = '0 12px 36px rgb(10 33 29 / 0.22)';

/**
 * MUI's variables that no component of this site reads: overlays of raised dark surfaces, fonts, greys, colours of other
 * components, transparent variants of shades. Take a name out of the list to use it; the built-site tests name any that a
 * page misses.
 */
const UNUSED = [
  /^(overlays|font)\b/,
  /^palette-(AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|Step\w+|Switch|TableCell|Tooltip)-/,
  /^palette-(grey-|Alert-\w+Filled)/,
  /^palette-\w+-(light|dark|default|paper|secondary)Channel$/,
  /^opacity-switch/,
];

/** Whether to leave a variable, such as `--x-palette-grey-50`, out of the styles in every page's head. */
export const isUnusedVariable = (name: string): boolean => {
  const value = name.replace(`--${CSS_PREFIX}-`, '');
  return value !== name && UNUSED.some((values) => values.test(value));
};

/** MUI's 25 elevations: the page is flat, with hairlines; only floating components have a shadow. */
export const ELEVATIONS = Array.from({ length: 25 }, (_, level) =>
  FLOATING.includes(level) ? FLOATING_SHADOW : 'none',
) as Shadows;
