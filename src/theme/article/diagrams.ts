import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS } from '../measures';
import { visuallyHidden } from '../mixins';

/** Styles of an article's strips and pairs. Words and numbers repeat what a colour shows. */
export function diagramStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const fill = (background: string, color: string) => ({ background, color });
  const hatched = `repeating-linear-gradient(135deg, ${palette.tile.main} 0 5px, ${palette.background.paper} 5px 10px)`;
  return {
    '& figcaption': { fontWeight: 650, marginBottom: 10, color: palette.text.primary },
    '& .strip > div': { display: 'flex', minHeight: 52, textAlign: 'center', lineHeight: '52px', fontWeight: 650 },
    '& .strip > div > span': { flexBasis: 0, minWidth: 0 },
    '& .strip ul': { listStyle: 'none', padding: 0, marginTop: 12 },
    '& .strip li': { position: 'relative', paddingInlineStart: '1.75em' },
    '& .strip li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.35em',
      width: '1em',
      height: '1em',
    },
    '& .strip > div > span, & .strip li::before': {
      border: `1.5px solid ${palette.outline.main}`,
      ...fill(palette.background.paper, palette.text.primary),
    },
    '& .strip > div > :nth-of-type(1), & .strip li:nth-of-type(1)::before': fill(
      palette.primary.main,
      palette.primary.contrastText,
    ),
    '& .strip > div > :nth-of-type(2), & .strip li:nth-of-type(2)::before': fill(
      palette.tile.main,
      palette.text.primary,
    ),
    '& .strip > div > :nth-of-type(3), & .strip li:nth-of-type(3)::before': fill(hatched, palette.text.primary),
    '& .pairs dl': { display: 'grid', gap: 12, margin: 0 },
    '& .pairs dl > div': { display: 'flex', flexWrap: 'wrap', breakInside: 'avoid' },
    '& .pairs :is(dt, dd)': {
      margin: 0,
      padding: '10px 14px',
      border: `1px solid ${palette.divider}`,
      fontSize: '1rem',
      lineHeight: 1.5,
    },
    '& .pairs dt': { flex: '1 1 11rem', fontWeight: 650, backgroundColor: palette.wash.main },
    '& .pairs dd': {
      flex: '2 1 17rem',
      backgroundColor: palette.background.paper,
      borderInlineStart: `4px solid ${palette.secondary.main}`,
      borderRadius: `0 ${RADIUS.field}px ${RADIUS.field}px 0`,
    },
    // Named once for sighted readers.
    '& .pairs span': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
    '& .pairs div + div span': visuallyHidden,
    '@media print': { '& .strip': { printColorAdjust: 'exact' } },
  };
}
