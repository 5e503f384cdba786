import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../utils/color-scheme';
import { componentStyles } from './components';
import { ELEVATIONS } from './css-variables';
import faces from './fonts/faces.json';
import { headingSize } from './measures';
import { CSS_PREFIX, DARK, LIGHT } from './palette';

/** Each family includes its fallbacks; see `font-faces.ts`. */
const DISPLAY_FONT = 'var(--font-display)';
const TEXT_FONT = 'var(--font-text)';

const display = {
  fontFamily: DISPLAY_FONT,
  fontWeight: faces.display.weight,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
} as const;

/** The theme of every page: colours by role in both schemes, type, spacing, corners and motion. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: CSS_PREFIX },
  colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1120, xl: 1440 } },
  shape: { borderRadius: 18 },
  shadows: ELEVATIONS,
  typography: {
    fontFamily: TEXT_FONT,
    fontSize: 16,
    h1: { ...display, fontSize: headingSize('clamp(2.25rem, 1.845rem + 2.29vw, 3.9rem)'), lineHeight: 1.06 },
    h2: { ...display, fontSize: headingSize('clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)'), lineHeight: 1.12 },
    h3: { ...display, fontSize: headingSize('clamp(1.25rem, 1.16rem + 0.45vw, 1.5rem)'), lineHeight: 1.25 },
    h4: { ...display, fontSize: '1.125rem', lineHeight: 1.3 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    subtitle1: { fontSize: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)', lineHeight: 1.55 },
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 650,
      letterSpacing: '0.08em',
      lineHeight: 1.4,
      textTransform: 'uppercase',
    },
    button: { fontSize: '1rem', fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: { shorter: 180, short: 200, standard: 220, enteringScreen: 200, leavingScreen: 150 },
  },
  components: componentStyles,
});
