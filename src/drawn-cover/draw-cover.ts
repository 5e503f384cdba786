import { type CoverSymbol, GROUNDS, SYMBOLS } from './symbols';

/** The size of a drawing in pixels. */
export const [WIDTH, HEIGHT] = [1600, 1000];

/** The large organic shapes behind the subject. */
const SHAPES = [
  '<circle cx="800" cy="520" r="430"/>',
  '<path d="M330 560C300 300 560 90 830 110C1120 130 1330 340 1290 600C1250 860 960 950 720 910C500 874 352 760 330 560Z"/>',
  '<path d="M0 760C260 520 520 620 800 560C1120 490 1340 600 1600 460V1000H0Z"/>',
  '<path d="M420 1000V420A380 380 0 0 1 1180 420V1000Z"/>',
];

const LEAF = 'M0 0C10-30 40-46 78-42C72-8 38 14 0 0Z';

/** A sprig of five leaves at the lower left or right. */
function sprig(name: string, x: number, colour: string): string {
  return `  <g id="${name}-sprig" transform="translate(${x} 880)">
    <path d="M0 60C-6-30 4-110 30-190" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>
    <g fill="${colour}">
      <path d="${LEAF}"/>
      <path d="${LEAF}" transform="translate(0 -34) scale(-1 1)"/>
      <path d="${LEAF}" transform="translate(6 -86) scale(.9)"/>
      <path d="${LEAF}" transform="translate(12 -122) scale(-.85 .85)"/>
      <path d="${LEAF}" transform="translate(29 -184) rotate(-30) scale(.8)"/>
    </g>
  </g>`;
}

/** A sparse field of short strokes, the family's texture. */
function strokes(name: string, bytes: Uint8Array, colour: string): string {
  const marks = Array.from({ length: 14 }, (_, index) => {
    const x = 120 + ((bytes[index] ?? 0) / 255) * 240 + (index % 2) * 1120;
    const y = 110 + ((bytes[index + 14] ?? 0) / 255) * 420;
    return `M${Math.round(x)} ${Math.round(y)}v22`;
  });
  return `  <g id="${name}-texture" opacity=".3">
    <path d="${marks.join('')}" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>
  </g>`;
}

const STAR = 'M0-34C5-9 9-5 34 0C9 5 5 9 0 34C-5 9-9 5-34 0C-9-5-5-9 0-34Z';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What a cover is drawn for. */
export interface Cover {
  /** Prefixes the ids. */
  readonly slug: string;
  readonly title: string;
  /** The category's subject. */
  readonly symbol: CoverSymbol;
}

/**
 * Draws a cover in the family's style: palette colours only, a calm ground, one large shape, one subject in front.
 * The same title and category always give the same drawing.
 * @returns an SVG of 1600 x 1000
 */
export async function drawCover({ slug, title, symbol }: Cover): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${symbol} ${title}`)));
  const pick = <Item>(items: readonly Item[], index: number): Item => items[(bytes[index] ?? 0) % items.length] as Item;
  const [ground, shape, motif] = pick(GROUNDS, 29);
  const isLeft = (bytes[30] ?? 0) % 2 === 0;
  const star = { x: isLeft ? 1290 : 310, y: 180 + ((bytes[31] ?? 0) % 80) };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <title>${escapeXml(title)}</title>

  <!-- Ground with one large shape -->
  <g id="${slug}-ground">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
    <g fill="${shape}">${pick(SHAPES, 28)}</g>
  </g>
${strokes(slug, bytes, motif)}

  <!-- Quiet motifs: a sprig and a star -->
${sprig(slug, isLeft ? 230 : 1340, motif)}
  <path id="${slug}-star" d="${STAR}" transform="translate(${star.x} ${star.y})" fill="${motif}"/>

  <!-- The subject -->
  <g id="${slug}-subject" transform="translate(800 520) scale(.98)">${SYMBOLS[symbol]}
  </g>
</svg>
`;
}
