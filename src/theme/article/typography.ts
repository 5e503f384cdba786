import type { CSSObject, Theme } from '@mui/material/styles';
import { LONG_WORD_CLASS, TABLE_CLASS, TERM_CLASS } from '../../utils/page-attributes';
import { headingSize, RADIUS } from '../measures';
import { drawnMark } from '../mixins';

/** Styles of text from markdown: measure, headings, lists, quotes, tables, pictures, print. */
export function articleTypography(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    maxWidth: '38rem',
    fontSize: '1.125rem',
    lineHeight: 1.7,
    '& > * + *': { marginTop: '1.25em' },
    '& > .note': { ...theme.typography.body2, color: palette.text.secondary },
    '& > p:first-of-type:not(.note), & > .note + p': { fontSize: '1.1875em', lineHeight: 1.6 },
    '& h2': {
      ...theme.typography.h2,
      fontSize: headingSize('clamp(1.5rem, 1.3rem + 0.8vw, 2rem)'),
      marginTop: '2.1em',
    },
    '& h3': { ...theme.typography.h3, marginTop: '1.8em' },
    '& h4': { ...theme.typography.h4, marginTop: '1.6em' },
    '& :is(h2, h3, h4) + *': { marginTop: '0.7em' },
    '& :is(h2, h3, h4) > a': { color: 'inherit', textDecoration: 'none' },
    '& :is(h2, h3, h4) > a::after': {
      content: '"#" / ""',
      marginInlineStart: '0.35em',
      opacity: 0,
      color: palette.accentText.main,
    },
    '& :is(h2, h3, h4) > a:is(:hover, :focus-visible)::after': { opacity: 1 },
    '& :is(ul, ol)': { paddingInlineStart: '1.35em', marginBlockEnd: 0 },
    '& ul': { paddingInlineStart: 'min(1.35em, 28px)' },
    '& li + li': { marginTop: '0.5em' },
    '& li::marker': { color: palette.accentText.main, fontWeight: 650 },
    '& ul:has(> li > label, > li > p > label)': { listStyle: 'none', paddingInlineStart: 0 },
    '& label': { display: 'block', position: 'relative', paddingInlineStart: '2.2em', cursor: 'pointer' },
    '& label > input': {
      ...drawnMark,
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.15em',
      // At least 24 px by 24 px (WCAG 2.2, 2.5.8), growing with the text.
      width: 'max(24px, 1.35em)',
      height: 'max(24px, 1.35em)',
      color: palette.accentText.main,
      cursor: 'inherit',
    },
    '& blockquote': {
      ...theme.typography.h3,
      position: 'relative',
      marginInline: 0,
      marginBlock: '2.2em',
      padding: '0.1em 0 0.1em clamp(1.25rem, 4vw, 2rem)',
      borderInlineStart: `4px solid ${palette.secondary.main}`,
      color: palette.primary.main,
      fontSize: headingSize('clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem)'),
      lineHeight: 1.35,
    },
    '& blockquote p + p': { marginTop: '0.6em' },
    [`& .${TABLE_CLASS}`]: {
      overflowX: 'auto',
      border: `1px solid ${palette.divider}`,
      borderRadius: RADIUS.field,
      backgroundColor: palette.background.paper,
    },
    '@media screen': {
      // Wide enough to read, and narrow enough that a phone shows where the third column begins.
      '& .wide table': { minWidth: '27rem' },
      '& table:has(th:nth-child(4))': { minWidth: '34rem' },
    },
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.5 },
    '& :is(th, td)': { padding: '12px clamp(10px, 2.6vw, 16px)', textAlign: 'start', verticalAlign: 'top' },
    '& th': { backgroundColor: palette.tile.main, fontWeight: 650 },
    '& tbody tr + tr > *': { borderTop: `1px solid ${palette.divider}` },
    '& figure, & p:has(> img:only-child)': { marginBlock: '2em' },
    '& img': { width: '100%', height: 'auto', borderRadius: RADIUS.card },
    '& figcaption': { ...theme.typography.body2, marginTop: 10, color: palette.text.secondary },
    '& hr': {
      width: '6rem',
      marginBlock: '2.5em',
      marginInline: 0,
      border: 0,
      borderTop: `2px solid ${palette.divider}`,
    },
    '& :not(pre) > code': {
      padding: '0.1em 0.35em',
      borderRadius: RADIUS.small,
      backgroundColor: palette.wash.main,
      fontSize: '0.9em',
    },
    '& pre': {
      overflowX: 'auto',
      padding: 20,
      borderRadius: RADIUS.field,
      backgroundColor: palette.wash.main,
      fontSize: '0.9375rem',
    },
    [`& .${TERM_CLASS}`]: {
      color: 'inherit',
      textDecorationStyle: 'dotted',
      textDecorationColor: palette.accentText.main,
    },
    // Below its term or above or, without room for all of it, over the term; at the foot of the window in browsers without anchor positioning.
    '& [role=tooltip]': {
      ...theme.typography.body2,
      maxWidth: 'min(22rem, 100vw - 32px)',
      maxHeight: 'calc(100dvh - 32px)',
      margin: 'auto auto 16px',
      padding: '12px 16px',
      border: `1px solid ${palette.outline.main}`,
      borderRadius: RADIUS.field,
      color: 'inherit',
      backgroundColor: palette.background.paper,
      boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)',
      '@supports (position-area: end)': {
        inset: 'auto',
        margin: '6px 16px',
        positionArea: 'block-end',
        positionTryFallbacks: 'flip-block, span-all',
      },
    },
    '@media print': {
      maxWidth: 'none',
      fontSize: '11pt',
      lineHeight: 1.5,
      '& h2, & h3, & h4': { breakAfter: 'avoid' },
      '& blockquote, & figure, & :is(tr, li)': { breakInside: 'avoid' },
      '& img': { width: 'auto', maxHeight: '80vh' },
      '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      [`& .${TABLE_CLASS}`]: { overflow: 'visible' },
      // All columns fit the paper: a long word in a cell breaks rather than push the last column over the edge. Short ones stay whole.
      '& table': { fontSize: '10pt', hyphens: 'auto' },
      [`& td.${LONG_WORD_CLASS}`]: { overflowWrap: 'anywhere' },
      '& table:has(th:nth-child(4)) td': { minWidth: '3em', overflowWrap: 'anywhere' },
      '& :is(th, td)': { padding: '1.5mm 2mm' },
      '& table:has(th:nth-child(6))': { fontSize: '8pt', '& :is(th, td)': { padding: '1mm' } },
      [`& .${TERM_CLASS}`]: { textDecoration: 'none' },
    },
  };
}
