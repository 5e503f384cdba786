import { type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';

/** Elevations of what floats above the page: snackbar, menu, dialog. */
const FLOATING = [6, 8, 24];
const FLOATING_SHADOW = '0 12px 36px rgb(10 33 29 / 0.22)';

/** MUI's colours for components that this site does not have. */
const UNUSED_COMPONENTS =
  /^(AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)$/;

/**
 * Whether a value of the theme is left out of the CSS variables, which every page carries in its head: shades for raised
 * dark surfaces, fonts, and colours of components that are not used. Take a component out of the list to use it.
 */
export function isUnusedVariable(keys: string[]): boolean {
  const [group = '', name = ''] = keys;
  if (shouldSkipGeneratingVar(keys) || group === 'overlays' || group === 'font') return true;
  return group === 'palette' && UNUSED_COMPONENTS.test(name);
}

/** MUI's 25 elevations: the page is flat, with hairlines; only what floats has a shadow. */
export const ELEVATIONS = Array.from({ length: 25 }, (_, level) =>
  FLOATING.includes(level) ? FLOATING_SHADOW : 'none',
) as Shadows;
