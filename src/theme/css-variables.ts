import { type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';

/** Elevations of components that float above the page: snackbar, menu, dialog. */
const FLOATING = [6, 8, 24];
const FLOATING_SHADOW = '0 12px 36px rgb(10 33 29 / 0.22)';

/**
 * MUI's theme values that no component of this site reads: overlays of raised dark surfaces, fonts, greys, colours of other
 * components, transparent variants of shades. Take a value out of the list to use it.
 */
const UNUSED = [
  /^(overlays|font)\b/,
  /^palette\.(AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|Step\w+|Switch|TableCell|Tooltip)\./,
  /^palette\.(grey\.|Alert\.\w+Filled)/,
  /^palette\.\w+\.(light|dark|contrastText|default|paper|secondary)Channel$/,
  /^opacity\.switch/,
];

/** Whether to leave a theme value out of the CSS variables, which every page carries in its head. */
export const isUnusedVariable = (keys: string[]): boolean =>
  shouldSkipGeneratingVar(keys) || UNUSED.some((values) => values.test(keys.join('.')));

/** MUI's 25 elevations: the page is flat, with hairlines; only floating components have a shadow. */
export const ELEVATIONS = Array.from({ length: 25 }, (_, level) =>
  FLOATING.includes(level) ? FLOATING_SHADOW : 'none',
) as Shadows;
