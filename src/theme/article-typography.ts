import type { CSSObject, Theme } from '@mui/material/styles';

/** How running text from markdown looks: measure, headings, lists, quotes, tables, pictures, and on paper. */
export function articleTypography(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    maxWidth: '38rem',
    fontSize: '1.125rem',
    lineHeight: 1.7,
    '& > * + *': { marginTop: '1.25em' },
    '& > p:first-of-type': { fontSize: '1.1875em', lineHeight: 1.6 },
    '& h2': { ...theme.typography.h2, fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)', marginTop: '2.1em' },
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
    '& :is(h2, h3, h4):target': { scrollMarginTop: 16 },
    '& :is(ul, ol)': { paddingInlineStart: '1.35em', marginBlockEnd: 0 },
    '& li + li': { marginTop: '0.5em' },
    '& li::marker': { color: palette.accentText.main, fontWeight: 650 },
    '& ul:has(> li > input)': { listStyle: 'none', paddingInlineStart: 0 },
    '& blockquote': {
      ...theme.typography.h3,
      position: 'relative',
      marginInline: 0,
      marginBlock: '2.2em',
      padding: '0.1em 0 0.1em clamp(1.25rem, 4vw, 2rem)',
      borderInlineStart: `4px solid ${palette.secondary.main}`,
      color: palette.primary.main,
      fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem)',
      lineHeight: 1.35,
    },
    '& blockquote p + p': { marginTop: '0.6em' },
    '& .table': {
      overflowX: 'auto',
      border: `1px solid ${palette.divider}`,
      borderRadius: 14,
      backgroundColor: palette.background.paper,
    },
    // Narrow enough that a phone shows where the third column begins.
    '& table': { width: '100%', minWidth: '27rem', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.5 },
    '& :is(th, td)': { padding: '12px 16px', textAlign: 'start', verticalAlign: 'top' },
    '& th': { backgroundColor: palette.wash.main, fontWeight: 650 },
    '& tbody tr + tr > *': { borderTop: `1px solid ${palette.divider}` },
    '& figure, & p:has(> img:only-child)': { marginBlock: '2em' },
    '& img': { width: '100%', height: 'auto', borderRadius: 18 },
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
      borderRadius: 6,
      backgroundColor: palette.wash.main,
      fontSize: '0.9em',
    },
    '& pre': {
      overflowX: 'auto',
      padding: 20,
      borderRadius: 14,
      backgroundColor: palette.wash.main,
      fontSize: '0.9375rem',
    },
    '@media print': {
      maxWidth: 'none',
      fontSize: '11pt',
      lineHeight: 1.5,
      '& h2, & h3, & h4': { breakAfter: 'avoid' },
      '& blockquote, & table, & figure, & li': { breakInside: 'avoid' },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em' },
    },
  };
}
