import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../utils/color-scheme';
import { letterStyles } from './article/letters';
import { isUnusedVariable } from './css-variables';
import { HEADER_HEIGHT, RADIUS } from './measures';
import { focusRing } from './mixins';
import { PRINT_STYLES } from './print';
import { tableStyles } from './tables';

const base = (theme: Theme) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // Letter widths scale exactly with the font size, so that fallback fonts break lines like ours.
    textRendering: 'geometricPrecision',
    // In low windows at least a focused field clears the header.
    scrollPaddingTop: `clamp(${HEADER_HEIGHT} + 8px, 25vh, 2 * ${HEADER_HEIGHT})`,
    colorScheme: 'light dark',
  },
  // With the label above it.
  'input, select, textarea': { scrollMarginTop: 'min(3rem, 10vh)' },
  'fieldset input': { scrollMarginTop: 'min(8rem, 20vh)' },
  body: {
    margin: 0,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    overflowWrap: 'break-word',
    ...theme.typography.body1,
  },
  'h1, h2, h3, h4, p, figure': { margin: 0 },
  // Forced colours paint a plate behind each line, over the letters of the line before.
  '@media (forced-colors: active)': { 'h1, h2': { lineHeight: '1.3 !important' } },
  // A long email address is one word.
  'h1, h2, h3, h4, p, a:is([href^="mailto:"], [href^="tel:"], [href*="wa.me/"])': { overflowWrap: 'anywhere' },
  // With large text on a phone, long words break only between syllables.
  '@media (max-width: 17em)': { body: { hyphens: 'auto' }, 'code, [translate="no"]': { hyphens: 'manual' } },
  // A date moves to the next line as a whole if there is room, and never breaks within a word.
  time: { display: 'inline-block', overflowWrap: 'normal', hyphens: 'manual' },
  // Avoids a single word on the last line.
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  '@media screen': tableStyles(theme),
  ...letterStyles(theme),
  // Else it would be an empty row of a grid.
  '@media (scripting: enabled)': { noscript: { display: 'none' } },
  a: {
    color: `var(--link-color, ${theme.vars.palette.primary.main})`,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '0.08em',
  },
  ':focus-visible': {
    ...focusRing(theme),
    borderRadius: RADIUS.small,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  },
});

/** Cross-fades between pages, and moves a picture that both pages show. */
const VIEW_TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

const DARK_RULE = `[${COLOR_SCHEME_ATTRIBUTE}="dark"]`;

const withoutUnused = (sheet: Record<string, object>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(sheet).map(([selector, values]) => [
      selector,
      Object.fromEntries(Object.entries(values).filter(([name]) => !isUnusedVariable(name))),
    ]),
  );

/**
 * The theme's variables. Dark ones are for screens only: on paper every page is light. Without script nothing sets the
 * colour scheme, so the system's preference decides.
 */
const variables = (theme: Theme) => {
  const sheets: Record<string, object>[] = theme.generateStyleSheets().map(withoutUnused);
  const dark = Object.assign({}, ...sheets.map((sheet) => sheet[DARK_RULE]));
  return [
    ...sheets.map((sheet) => (DARK_RULE in sheet ? { '@media screen': sheet } : sheet)),
    { '@media screen and (prefers-color-scheme: dark)': { [`:root:not([${COLOR_SCHEME_ATTRIBUTE}])`]: dark } },
  ];
};

/** Base styles: colours, type, focus, print. */
export function GlobalStyle() {
  return (
    <>
      <GlobalStyles styles={base} />
      <GlobalStyles styles={variables} />
      <GlobalStyles styles={VIEW_TRANSITION} />
      <GlobalStyles styles={PRINT_STYLES} />
    </>
  );
}
