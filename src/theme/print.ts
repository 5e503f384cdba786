import { CSS_PREFIX, LIGHT, PAINTS } from './palette';

const { ink, white } = PAINTS;
const PAPER = { main: white, contrastText: ink };

/** On paper every ground is white and every word dark, whichever colours the screen shows. */
const INK = {
  ...LIGHT,
  background: { default: white, paper: white },
  text: { primary: ink, secondary: ink },
  wash: PAPER,
  deep: PAPER,
  tile: PAPER,
} as const;

function variablesOf([role, shades]: [string, string | Readonly<Record<string, string>>]): [string, string][] {
  const name = `--${CSS_PREFIX}-palette-${role}`;
  if (typeof shades === 'string') return [[name, shades]];
  return Object.entries(shades).map(([shade, color]) => [`${name}-${shade}`, color]);
}

const VARIABLES: Record<string, string> = Object.fromEntries(Object.entries(INK).flatMap(variablesOf));

/** What holds for every printed page; components add what is theirs. */
export const PRINT_STYLES = {
  '@page': { margin: '16mm' },
  '@media print': {
    ':root:root': { ...VARIABLES, colorScheme: 'light', fontSize: '11pt' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'p, li': { orphans: 3, widows: 3 },
    'nav, video, dialog, header:has(nav), body footer, section:has(form)': { display: 'none' },
    a: { color: 'inherit' },
  },
} as const;
