import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { RADIUS } from '../../../theme/measures';
import { blocksOnPaper, paper, plainList } from '../../../theme/mixins';

/** A segment's fill; patterns distinguish segments without colour. */
type BarFill = 'solid' | 'striped';

/** A segment of a bar, as a share of the longest bar, 0 to 1. */
interface BarPart {
  readonly fill: BarFill;
  readonly share: number;
}

/** A bar with its label and figure. */
export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly parts: readonly BarPart[];
  /** Length of the outline around the segments, as a share of the longest bar; 0 for a row without a bar. */
  readonly outline: number;
  readonly figure: ReactNode;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly legend?: readonly { readonly fill: BarFill | 'outline'; readonly label: string }[];
  readonly note?: ReactNode;
  /** Puts bars with long labels on their own lines. */
  readonly isStacked?: boolean;
}

const stripes = (one: string, other: string): string =>
  `repeating-linear-gradient(135deg, ${one} 0 2px, ${other} 2px 7px)`;

/** Forced colours and printers drop backgrounds unless told to keep them. */
const KEPT: CSSObject = { forcedColorAdjust: 'none', printColorAdjust: 'exact' };

function barFill({ vars: { palette } }: Theme): CSSObject {
  return {
    ...KEPT,
    flex: 'none',
    borderRadius: RADIUS.small,
    '&[data-fill="solid"]': { backgroundColor: palette.primary.main },
    '&[data-fill="striped"]': { backgroundImage: stripes(palette.primary.main, palette.tile.main) },
    '@media (forced-colors: active)': {
      '&[data-fill="solid"]': { backgroundColor: 'CanvasText' },
      '&[data-fill="striped"]': { backgroundImage: stripes('CanvasText', 'Canvas') },
    },
  };
}

function barFrame({ vars: { palette } }: Theme): CSSObject {
  return { border: `1.5px dashed ${palette.outline.main}`, borderRadius: RADIUS.small };
}

const Card = styled('div')(({ theme }) => ({
  padding: 'clamp(14px, 3vw, 24px)',
  ...paper(theme, RADIUS.field),
  '@media screen': { containerType: 'inline-size' },
  '@media print': { padding: 0, border: 0 },
}));

/** On a small phone, or with large text. */
const NARROW = '@container (max-width: 16rem)';
/** With large text on a phone. */
const NARROWEST = '@container (max-width: 11rem)';
/** The bar has its own line. */
const STACKED_ROWS = { gridTemplateColumns: 'minmax(0, 1fr) auto' };
/** On paper each row is a grid of its own; shares align them. */
const PRINTED_ROWS = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr) minmax(0, 2fr)' };
/** Long label, bar and figure below each other. */
const ONE_COLUMN = { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 24 };
const COLUMN_GAP = 'clamp(10px, 3vw, 20px)';
const STACKED_BAR = { gridRow: 2, gridColumn: '1 / -1', margin: '6px 0' };

const Rows = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `12px ${COLUMN_GAP}`,
  ...plainList,
  ...blocksOnPaper(12),
  // Long labels fill sheets; of short ones a sheet shows all.
  '&:not([data-stacked])': { breakInside: 'avoid' },
  '&[data-stacked]': STACKED_ROWS,
  [NARROW]: STACKED_ROWS,
  [NARROWEST]: { '&[data-stacked]': ONE_COLUMN },
});

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  lineHeight: 1.25,
  breakInside: 'avoid',
  '@media print': { ...PRINTED_ROWS, columnGap: COLUMN_GAP, '[data-stacked] > &': STACKED_ROWS },
});

const About = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Place = styled('span')({
  '&[data-stacked]': STACKED_BAR,
  [NARROW]: STACKED_BAR,
  [NARROWEST]: { '&[data-stacked]': { gridArea: 'auto' } },
});

const Figure = styled('span')({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  [NARROWEST]: { '[data-stacked] &': { textAlign: 'start' } },
});

const Track = styled('span')(({ theme }) => ({
  display: 'flex',
  boxSizing: 'border-box',
  width: 'calc(var(--share) * 100%)',
  minWidth: 4,
  height: 22,
  overflow: 'hidden',
  ...barFrame(theme),
}));

const Part = styled('i')(({ theme }) => ({ width: 'calc(var(--share) * 100%)', ...barFill(theme) }));

const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  ...plainList,
  marginTop: 12,
}));

const Meaning = styled('li')({ display: 'flex', alignItems: 'center', gap: 8 });

const Sample = styled('i')(({ theme }) => ({
  width: 20,
  height: 14,
  ...barFill(theme),
  '&[data-fill="outline"]': barFrame(theme),
}));

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, maxWidth: '42rem', marginTop: 8 }));

const share = (value: number) => ({ '--share': value }) as CSSProperties;

/** Amounts as bars, with labels and figures as text; a table elsewhere has the segments' figures. */
export function Bars({ bars, legend = [], note, isStacked = false }: BarsProps) {
  const stacked = isStacked ? '' : undefined;
  return (
    <>
      <Card>
        <Rows data-stacked={stacked}>
          {bars.map(({ key, label, note: about, parts, outline, figure }) => (
            <Row key={key}>
              <span>
                <span>{label}</span>
                {about && <About>{about}</About>}
              </span>
              {outline > 0 && (
                <Place data-stacked={stacked}>
                  <Track style={share(outline)}>
                    {parts.map((part) => (
                      <Part key={part.fill} data-fill={part.fill} style={share(part.share / outline)} />
                    ))}
                  </Track>
                </Place>
              )}
              <Figure>{figure}</Figure>
            </Row>
          ))}
        </Rows>
      </Card>
      {legend.length > 0 && (
        <Legend>
          {legend.map(({ fill, label }) => (
            <Meaning key={fill}>
              <Sample data-fill={fill} />
              <span>{label}</span>
            </Meaning>
          ))}
        </Legend>
      )}
      {note && <Note>{note}</Note>}
    </>
  );
}
