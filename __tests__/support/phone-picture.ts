/** The phone that Lighthouse measures with: CSS pixels of its width, and device pixels to each. */
const PHONE = { width: 412, density: 1.75 };
const ROOT_FONT = 16;

const UNITS: Readonly<Record<string, number>> = { px: 1, rem: ROOT_FONT, em: ROOT_FONT, vw: PHONE.width / 100 };

function toPixels(length: string): number | undefined {
  const [, value, unit = ''] = /^([\d.]+)(px|rem|em|vw)$/.exec(length.trim()) ?? [];
  const factor = UNITS[unit];
  return value === undefined || factor === undefined ? undefined : Number(value) * factor;
}

/** `calc(100vw - 2.5rem)` and the like; sums and differences only. */
function lengthOf(text: string): number {
  const terms = text.replace(/^calc\(|\)$/g, '').split(/\s+(?=[+-]\s)/);
  const values = terms.map((term) => {
    const value = toPixels(term.replace(/^[+-]\s+/, ''));
    return value === undefined ? Number.NaN : value * (term.startsWith('-') ? -1 : 1);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return Number.isNaN(sum) ? PHONE.width : sum;
}

function matches(condition: string): boolean {
  const [, kind, limit = ''] = /^\((min|max)-width:\s*([^)]+)\)$/.exec(condition.trim()) ?? [];
  const pixels = toPixels(limit);
  if (!kind || pixels === undefined) return false;
  return kind === 'min' ? PHONE.width >= pixels : PHONE.width <= pixels;
}

/** How wide a `sizes` attribute says that a picture is on the phone, in CSS pixels. */
export function widthOnPhone(sizes: string): number {
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length = ''] = /^\s*(\([^)]*:[^)]*\))?\s*(.+?)\s*$/.exec(entry) ?? [];
    if (!condition || matches(condition)) return lengthOf(length);
  }
  return PHONE.width;
}

/** The file of a `srcset` that the phone fetches: the smallest that is wide enough, else the widest. */
export function fileOnPhone(srcset: string, sizes: string): string {
  const wanted = widthOnPhone(sizes) * PHONE.density;
  const files = srcset.split(',').map((entry) => {
    const [file = '', width = '0w'] = entry.trim().split(/\s+/);
    return { file, width: Number.parseInt(width, 10) };
  });
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  return (byWidth.find(({ width }) => width >= wanted) ?? byWidth.at(-1))?.file ?? '';
}
