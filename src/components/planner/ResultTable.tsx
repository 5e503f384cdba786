import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADIUS } from '../../theme/measures';

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
  /** The headings of all columns. */
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
  /** Columns of figures, counted from 0, which are aligned at the end. */
  readonly figures?: readonly number[];
  /** Many columns, which on phones are scrolled to. */
  readonly isWide?: boolean;
}

/** The class of tables whose first column stays on a phone (`src/theme/GlobalStyle.tsx`). */
const SCROLLED = 'table';

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', lineHeight: 1.5 },
  '& caption': { ...theme.typography.h4, padding: '16px clamp(10px, 2.6vw, 16px) 12px', textAlign: 'start' },
  '& :is(th, td)': { padding: '12px clamp(10px, 2.6vw, 16px)', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { backgroundColor: theme.vars.palette.wash.main, fontWeight: 650 },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // Paper cannot be scrolled.
  '@media screen': { [`&.${SCROLLED} table`]: { minWidth: '36rem' } },
  '@media print': {
    overflow: 'visible',
    borderRadius: 0,
    '& :is(th, td, caption)': { padding: '1.5mm 2mm' },
    '& table': { fontSize: '10pt' },
    '& tr': { breakInside: 'avoid' },
    '& [data-figure]': { whiteSpace: 'normal' },
  },
}));

/** Results as a table: a heading for each column and each row. */
export function ResultTable({ caption, columns, rows, figures = [], isWide = false }: ResultTableProps) {
  const mark = (column: number) => (figures.includes(column) ? { 'data-figure': '' } : {});
  // What scrolls must be reachable with the keyboard; a group, since a page may show a table of the same name twice.
  const scrolled = isWide ? ({ role: 'group', 'aria-label': caption, tabIndex: 0 } as const) : {};
  return (
    <Frame className={isWide ? SCROLLED : undefined} {...scrolled}>
      <table>
        <caption>{caption}</caption>
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
