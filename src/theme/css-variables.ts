import { type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';

/** Elevations of what floats above the page: snackbar, menu, dialog. */
const FLOATING = [6, 8, 24];
const FLOATING_SHADOW = '0 12px 36px rgb(10 33 29 / 0.22)';

/** The shades of each colour that this site uses: in our own components, or in those of MUI that it has. */
const READ_SHADES: Readonly<Record<string, readonly string[]>> = {
  primary: ['main', 'dark', 'contrastText', 'contrastTextChannel'],
  secondary: ['main', 'light', 'dark', 'contrastText'],
  error: ['main', 'contrastText'],
  success: ['main', 'contrastText'],
  warning: ['main', 'contrastText'],
  info: ['main', 'contrastText'],
  text: ['primary', 'primaryChannel', 'secondary'],
  background: ['default', 'paper'],
  divider: [],
  action: [
    'hover',
    'hoverOpacity',
    'selected',
    'selectedChannel',
    'selectedOpacity',
    'disabled',
    'disabledOpacity',
    'disabledBackground',
    'focus',
    'focusOpacity',
  ],
  wash: ['main', 'contrastText'],
  tile: ['main'],
  deep: ['main', 'contrastText'],
  accentText: ['main'],
  outline: ['main'],
  Chip: ['defaultBorder', 'defaultAvatarColor', 'defaultIconColor'],
};

/** What is used of the other groups of variables. */
const READ: Readonly<Record<string, readonly string[]>> = {
  shape: ['borderRadius'],
  spacing: [],
  shadows: ['1', ...FLOATING.map(String)],
  zIndex: ['modal', 'snackbar'],
};

/**
 * Whether a value of the theme is left out of the CSS variables. Every page carries all variables in its head, so there are only
 * those that are used; `__tests__/theme/css-variables.test.tsx` fails where one of them is missing.
 */
export function isUnusedVariable(keys: string[]): boolean {
  const [group = '', name, shade] = keys;
  if (shouldSkipGeneratingVar(keys)) return true;
  const read = group === 'palette' ? READ_SHADES[name ?? ''] : READ[group];
  const leaf = group === 'palette' ? shade : name;
  return read === undefined || (leaf !== undefined && !read.includes(leaf));
}

/** MUI's 25 elevations: the page is flat, with hairlines; only what floats has a shadow. */
export const ELEVATIONS = Array.from({ length: 25 }, (_, level) =>
  FLOATING.includes(level) ? FLOATING_SHADOW : 'none',
) as Shadows;
