import { type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';

/** Groups of variables that nothing on this site reads: `theme.typography` and no `theme.vars.font`, flat surfaces. */
const UNUSED_GROUPS = new Set(['font', 'overlays']);
/** Colours of components that this site does not have, and the greys that only they use. */
const UNUSED_COLOURS = new Set([
  'grey',
  'Avatar',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
]);

/**
 * Whether a value of the theme becomes no CSS variable: every page carries all of them in its head.
 * A component that is not listed as unused any more fails at once where it reads its missing colour.
 */
export function isUnusedVariable(keys: string[]): boolean {
  const [group = '', colour = ''] = keys;
  return (
    shouldSkipGeneratingVar(keys) || UNUSED_GROUPS.has(group) || (group === 'palette' && UNUSED_COLOURS.has(colour))
  );
}

/** Elevations of what floats above the page: snackbar, menu, dialog. */
const FLOATING = [6, 8, 24];
const FLOATING_SHADOW = '0 12px 36px rgb(10 33 29 / 0.22)';

/** MUI's 25 elevations: the page is flat, with hairlines; only what floats has a shadow. */
export const ELEVATIONS = Array.from({ length: 25 }, (_, level) =>
  FLOATING.includes(level) ? FLOATING_SHADOW : 'none',
) as Shadows;
