import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS } from '../../../theme/measures';

/** How a part of a bar is filled; the pattern tells them apart where colours do not. */
export type BarFill = 'solid' | 'striped';

const stripes = (one: string, other: string): string =>
  `repeating-linear-gradient(135deg, ${one} 0 2px, ${other} 2px 7px)`;

/** Forced colours and printers leave backgrounds out, unless they are told that they mean something. */
const KEPT: CSSObject = { forcedColorAdjust: 'none', printColorAdjust: 'exact' };

/** The fill of what has `data-fill`. */
export function barFill({ vars: { palette } }: Theme): CSSObject {
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

/** The outline that a bar fills. */
export function barFrame({ vars: { palette } }: Theme): CSSObject {
  return { border: `1.5px dashed ${palette.outline.main}`, borderRadius: RADIUS.small };
}
