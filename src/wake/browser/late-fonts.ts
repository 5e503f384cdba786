import { FONT_STYLES } from '../names';
import { isDataPrecious } from './connection';

/** The browser counts no smaller move, in pixels. */
const UNNOTICED = 3;

/** Where everything stands that is in sight. */
function placesInSight(): Map<Element, number> {
  const boxes = [...document.querySelectorAll('body *')].map((part) => [part, part.getBoundingClientRect()] as const);
  return new Map(
    boxes.filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight).map(([part, { top }]) => [part, top]),
  );
}

function hasMoved(places: ReadonlyMap<Element, number>): boolean {
  return [...places].some(([part, top]) => Math.abs(part.getBoundingClientRect().top - top) >= UNNOTICED);
}

/** Uses the fonts unless something in sight would move. Nothing is painted between the two. */
async function applyWhereNothingMoves(sheet: CSSStyleSheet): Promise<void> {
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  const faces = rules.map(({ style }) => {
    const weight = style.getPropertyValue('font-weight');
    return new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src'), { weight });
  });
  await Promise.all(faces.map((face) => face.load()));
  const places = placesInSight();
  for (const face of faces) document.fonts.add(face);
  if (hasMoved(places)) for (const face of faces) document.fonts.delete(face);
}

/**
 * Fetches the fonts, once the page has been painted in those that stand in for them: earlier they would be in the way of
 * the text and of the first picture. Where a line would break elsewhere, the page keeps what it has, and only the next
 * one is shown in our fonts. Who saves data reads on in the fonts of the system. Where the fonts are in use already,
 * nothing happens.
 */
export function showFontsLate(): void {
  const styles = document.getElementById(FONT_STYLES);
  if (!(styles instanceof HTMLStyleElement) || styles.media === 'all' || !styles.sheet || isDataPrecious()) return;
  // Without the fonts the page stays as it is.
  applyWhereNothingMoves(styles.sheet).catch(() => undefined);
}
