import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { RichText } from '../../components/ui/RichText';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { RADIUS } from '../../theme/measures';
import { paper, visuallyHidden } from '../../theme/mixins';
import { TABLE_CLASS } from '../../utils/page-attributes';

/** A cell of several lines. */
interface Lines {
  readonly text?: string;
  readonly strong?: string;
  /** With links; in small letters below a text. */
  readonly rich?: string;
  /** In small letters. */
  readonly notes?: readonly string[];
  /** Where it is from, in the smallest letters: a page, and words beside it. */
  readonly source?: { readonly title: string; readonly url: string };
  readonly small?: string;
}

/** What a cell shows. */
export type Cell = string | Lines;

/** A table of results. */
export interface TableOfResults {
  /** The caption, and the accessible name. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each is its heading. */
  readonly rows: readonly (readonly Cell[])[];
  /** Indices of numeric columns, from 0; they align at the end. */
  readonly figures?: readonly number[];
}

export interface ResultTableProps extends TableOfResults {
  /** Hides the caption if a heading just above says the same. */
  readonly isTitled: boolean;
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  ...paper(theme, RADIUS.field),
  '@media screen': { [`&:not(.${TABLE_CLASS})`]: { container: 'two-columns / inline-size' } },
  // At a page's end, lines at the sides would look like an empty row.
  '@media print': { overflow: 'visible', borderRadius: 0, borderInline: 0 },
}));

/** Two columns never scroll: with large text on a phone, the second goes below the first. */
const NARROW = '@container two-columns (max-width: 14rem)';
const CELL_PADDING = 'clamp(10px, 2.6vw, 16px)';
const PRINTED_PADDING = '1.5mm 2mm';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.5,
  // Paper cannot scroll.
  '@media screen': { minWidth: 'var(--narrowest, auto)' },
  [NARROW]: { '&, caption, tbody, tr, th, td': { display: 'block' }, thead: visuallyHidden },
  '@media print': { fontSize: '10pt' },
});

const Caption = styled('caption')(({ theme }) => ({
  ...theme.typography.h4,
  padding: `16px ${CELL_PADDING} 12px`,
  textAlign: 'start',
  breakAfter: 'avoid',
  // Its words stay in view while the table scrolls.
  '@media screen': { position: 'sticky', insetInlineStart: 0, width: '100cqi' },
  '@media print': { padding: PRINTED_PADDING },
}));

const HiddenCaption = styled('caption')({ breakAfter: 'avoid' });

const Row = styled('tr')({
  '@media print': { breakInside: 'avoid', 'tbody > &:first-of-type': { breakBefore: 'avoid' } },
});

/** A cell's style; numeric columns align at the end. */
const cellStyles = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  padding: `12px ${CELL_PADDING}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-figure]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [NARROW]: { textAlign: 'start' },
    '@media print': { whiteSpace: 'normal' },
  },
  '@media print': { padding: PRINTED_PADDING },
});

const Field = styled('td')(cellStyles, { [NARROW]: { paddingTop: 0, border: 0 } });

const RowHeader = styled('th')(cellStyles, { fontWeight: 600 });

const ColumnHeader = styled(RowHeader)(({ theme }) => ({
  border: 0,
  backgroundColor: theme.vars.palette.wash.main,
  fontWeight: 650,
  '&[data-figure]': { whiteSpace: 'normal' },
}));

const Strong = styled('strong')({ display: 'block', fontWeight: 600 });

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  // Fifty-two weeks then take two sheets instead of four.
  '@media print': { fontSize: '9pt', '&[data-alone]': { display: 'inline-block', marginInlineStart: '1mm' } },
}));

/** Each text is the only child of its element, which React can then change though a browser has translated the page. */
function contentOf(cell: Cell): ReactNode {
  if (typeof cell === 'string') return cell;
  const { text, strong, rich, notes = [], source, small } = cell;
  const Rich = text ? Note : Fragment;
  return (
    <>
      {text && <span>{text}</span>} {strong && <Strong>{strong}</Strong>}
      {rich && (
        <Rich>
          <RichText text={rich} />
        </Rich>
      )}
      {notes.map((note) => (
        <Note key={note} data-alone={text && notes.length === 1 ? '' : undefined}>
          {note}
        </Note>
      ))}
      {small && (
        <small>
          {source && <a href={source.url}>{source.title}</a>} <span>{small}</span>
        </small>
      )}
    </>
  );
}

/** Results as a table with headings for columns and rows. */
export function ResultTable({ caption, columns, rows, figures = [], isTitled }: ResultTableProps) {
  const mark = (column: number) => (figures.includes(column) ? { 'data-figure': '' } : {});
  const isScrolled = columns.length > 2;
  // Three columns fit on most phones.
  const style = { '--narrowest': columns.length > 3 ? '36rem' : 0 } as CSSProperties;
  // A scrolling box must be reachable by keyboard; a group rather than a region, since a page may show two tables of the
  // same name.
  const scrolled = isScrolled ? ({ role: 'group', 'aria-label': caption, tabIndex: 0, style } as const) : {};
  return (
    <Frame className={isScrolled ? TABLE_CLASS : undefined} {...scrolled}>
      <Table>
        {isTitled ? (
          <HiddenCaption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </HiddenCaption>
        ) : (
          <Caption>{caption}</Caption>
        )}
        <thead>
          <Row>
            {columns.map((column, index) => (
              <ColumnHeader key={column} scope="col" {...mark(index)}>
                {column}
              </ColumnHeader>
            ))}
          </Row>
        </thead>
        <tbody>
          {rows.map(([header = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
            <Row key={row}>
              <RowHeader scope="row">{contentOf(header)}</RowHeader>
              {cells.map((cell, index) => (
                <Field key={columns[index + 1]} {...mark(index + 1)}>
                  {contentOf(cell)}
                </Field>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
