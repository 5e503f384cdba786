import { CSS_PREFIX, PAINTS } from './palette';

const { ink, white } = PAINTS;
const PAPER = { main: white, contrastText: ink };

/** On paper every background is white and every text dark; other colours follow the light scheme, whatever the screen shows. */
const INK = {
  background: { default: white, paper: white },
  text: { secondary: ink },
  wash: PAPER,
  deep: PAPER,
  tile: { main: white },
} as const;

function variablesOf([role, shades]: [string, Readonly<Record<string, string>>]): [string, string][] {
  return Object.entries(shades).map(([shade, color]) => [`--${CSS_PREFIX}-palette-${role}-${shade}`, color]);
}

const VARIABLES: Record<string, string> = Object.fromEntries(Object.entries(INK).flatMap(variablesOf));

/** Print styles for every page; components add their own. */
export const PRINT_STYLES = {
  '@page': { margin: '16mm' },
  '@media print': {
    ':root': { ...VARIABLES, fontSize: '11pt' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'p, li, pre': { orphans: 3, widows: 3 },
    'nav, video, dialog, section:has(form)': { display: 'none' },
    a: { color: 'inherit' },
    // The address of a link whose words are another.
    'a[data-print="address"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' },
    // A tool's introduction is left out once it has results to print.
    ':root:has([data-print="sheet"]) :is([data-print="no-sheet"], h1 ~ *)': { display: 'none' },
  },
} as const;
