import { type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';

/** Elevations of components that float above the page: snackbar, menu, dialog. */
const FLOATING = [6, 8, 24];
const FLOATING_SHADOW = '0 12px 36px rgb(10 33 29 / 0.22)';

/** MUI's colours for components this site doesn't use. */
const UNUSED_COMPONENTS =
  /^(AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)$/;

/**
 * Whether to leave a theme value out of the CSS variables, which every page carries in its head: overlays for raised dark
 * surfaces, fonts, colours of unused components. Remove a component from the list to use it.
 */
export function isUnusedVariable(keys: string[]): boolean {
  const [group = '', name = ''] = keys;
  if (shouldSkipGeneratingVar(keys) || group === 'overlays' || group === 'font') return true;
  return group === 'palette' && UNUSED_COMPONENTS.test(name);
}

/** MUI's 25 elevations: the page is flat, with hairlines; only floating components have a shadow. */
export const ELEVATIONS = Array.from({ length: 25 }, (_, level) =>
  FLOATING.includes(level) ? FLOATING_SHADOW : 'none',
) as Shadows;
