import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { TABLE_CLASS } from '../../utils/page-ids';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** A row of results. */
export interface ResultRow {
  readonly key: string;
  readonly header: ReactNode;
  /** One for each column after the first: words, `DayText`, `Amount`. */
  readonly cells: readonly ReactNode[];
}

interface ResultTableProps {
  /** What the table shows; its name for screen readers. */
  readonly caption: string;
  /** Whether a heading just above it says the same. */
  readonly isTitled?: boolean;
  /** The headings of all columns. */
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
  /** Columns of figures, counted from 0, which are aligned at the end. */
  readonly figures?: readonly number[];
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  ...paper(theme, RADIUS.field),
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.5 },
  '& caption': { ...theme.typography.h4, padding: '16px clamp(10px, 2.6vw, 16px) 12px', textAlign: 'start' },
  '& caption:has(span)': { padding: 0 },
  '& :is(th, td)': { padding: '12px clamp(10px, 2.6vw, 16px)', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { backgroundColor: theme.vars.palette.wash.main, fontWeight: 650 },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td[data-figure]': { whiteSpace: 'nowrap' },
  // Paper cannot be scrolled.
  '@media screen': { [`&.${TABLE_CLASS} table`]: { minWidth: 'var(--narrowest)' } },
  // Two columns never scroll: where letters are large, words break.
  [`&:not(.${TABLE_CLASS})`]: {
    containerType: 'inline-size',
    '@container (max-width: 18rem)': {
      '& table': { tableLayout: 'fixed', overflowWrap: 'anywhere' },
      '& td[data-figure]': { whiteSpace: 'normal' },
    },
  },
  '@media print': {
    overflow: 'visible',
    borderRadius: 0,
    '& :is(th, td, caption)': { padding: '1.5mm 2mm' },
    '& table': { fontSize: '10pt' },
    '& tr': { breakInside: 'avoid' },
    '& td[data-figure]': { whiteSpace: 'normal' },
  },
}));

/** Results as a table: a heading for each column and each row. */
export function ResultTable({ caption, columns, rows, figures = [], isTitled = false }: ResultTableProps) {
  const mark = (column: number) => (figures.includes(column) ? { 'data-figure': '' } : {});
  const isScrolled = columns.length > 2;
  // Three columns fit on most phones.
  const style = { '--narrowest': columns.length > 3 ? '36rem' : 0 } as CSSProperties;
  // What scrolls must be reachable with the keyboard; a group, since a page may show a table of the same name twice.
  const scrolled = isScrolled ? ({ role: 'group', 'aria-label': caption, tabIndex: 0, style } as const) : {};
  return (
    <Frame className={isScrolled ? TABLE_CLASS : undefined} {...scrolled}>
      <table>
        <caption>{isTitled ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...mark(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, header, cells }) => (
            <tr key={key}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} {...mark(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
