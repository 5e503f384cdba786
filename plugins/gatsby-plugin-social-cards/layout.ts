/** Width and height of a card in pixels, as Open Graph readers like them. */
export const CARD = { width: 1200, height: 630 };

/** Where the drawing is: all of the height, at the right. */
export const PICTURE = { left: 668, width: 532 };

/** Where label and title are. */
export const WORDS = { left: 64, top: 56, width: 596, height: 424 };

/** Where logo and brand are. */
export const BRAND = { left: 64, top: 510, width: 596, height: 64, logo: 64, gap: 20 };

/** The edge between words and drawing, as an SVG of the drawing's size: what is white stays. */
export const PICTURE_MASK = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${CARD.height}">
<path d="M${PICTURE.width} 0H96C8 170-24 420 72 ${CARD.height}H${PICTURE.width}Z" fill="#fff"/></svg>`;

/** Sizes of the title in pixels, by the most characters that each is for. */
const TITLE_SIZES = [
  { characters: 26, size: 92 },
  { characters: 44, size: 74 },
  { characters: 64, size: 68 },
  { characters: 90, size: 56 },
];

/** The size of a title of so many characters: as large as it fits. */
export function titleSize(characters: number): number {
  return TITLE_SIZES.find((step) => characters <= step.characters)?.size ?? 44;
}
