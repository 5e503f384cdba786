/** The prefix of the theme's CSS variables. */
export const CSS_PREFIX = 'x';

/** The drawings' colours, by name; drawings use no others. */
export const PAINTS = {
  ink: '#16211F',
  evergreen900: '#0A3530',
  evergreen700: '#0E4B45',
  evergreen500: '#2F7A6B',
  mint300: '#A9D3C2',
  mint100: '#DCEEE4',
  cream: '#FBF7F0',
  sand100: '#F1E5D3',
  sand300: '#E3CFB2',
  coral: '#E4704B',
  coral700: '#B84E2C',
  apricot: '#F4B48F',
  butter: '#F6D58E',
  night: '#12343B',
  night500: '#23525A',
  skin900: '#5B3A2E',
  skin700: '#8A5A44',
  skin500: '#C08860',
  white: '#FFFFFF',
} as const;

/** Colour roles of the light scheme. */
export const LIGHT = {
  primary: {
    main: PAINTS.evergreen700,
    light: PAINTS.evergreen500,
    dark: PAINTS.evergreen900,
    contrastText: PAINTS.cream,
  },
  secondary: { main: PAINTS.coral, light: PAINTS.apricot, dark: '#DE6842', contrastText: PAINTS.ink },
  error: { main: '#A6261D', contrastText: PAINTS.white },
  success: { main: '#1F6B4A', contrastText: PAINTS.white },
  warning: { main: '#8A5200', contrastText: PAINTS.white },
  info: { main: PAINTS.night500, contrastText: PAINTS.white },
  background: { default: PAINTS.cream, paper: PAINTS.white },
  text: { primary: PAINTS.ink, secondary: '#42504C' },
  divider: '#E2D9CA',
  action: { disabled: '#42504C', disabledBackground: '#E2D9CA' },
  wash: { main: '#EAF2EC', contrastText: PAINTS.ink },
  tile: { main: PAINTS.mint100 },
  deep: { main: PAINTS.evergreen700, contrastText: PAINTS.cream },
  accentText: { main: '#A8431F' },
  outline: { main: '#6B7A75' },
} as const;

/** Colour roles of the dark scheme. */
export const DARK = {
  primary: { main: '#9AD6C3', light: '#C3EADC', dark: '#6DB49E', contrastText: '#0A211D' },
  secondary: { main: PAINTS.apricot, light: '#F9D0B5', dark: '#F0A277', contrastText: '#28150B' },
  error: { main: '#FFB4A8', contrastText: '#3B0A05' },
  success: { main: '#8FD6B0', contrastText: '#06281A' },
  warning: { main: PAINTS.butter, contrastText: '#2A1D00' },
  info: { main: '#A9CBD3', contrastText: '#0B2126' },
  background: { default: '#0D1614', paper: '#15221F' },
  text: { primary: '#EDF4F0', secondary: '#B7C7C0' },
  divider: '#2A3A35',
  action: { disabled: '#B7C7C0', disabledBackground: '#2A3A35' },
  wash: { main: '#12211D', contrastText: '#EDF4F0' },
  tile: { main: '#1E3630' },
  deep: { main: '#0F2C28', contrastText: '#EDF4F0' },
  accentText: { main: PAINTS.apricot },
  outline: { main: '#82958E' },
} as const;
