/** Formats that the image pipeline takes. */
export type RasterFormat = 'png' | 'jpeg' | 'webp' | 'avif';

type PictureFormat = RasterFormat | 'svg' | 'gif' | 'heic' | 'tiff' | 'bmp' | 'psd' | 'pdf';

/** The usual endings of the formats of the site. */
export const ENDINGS: Readonly<Partial<Record<PictureFormat, string>>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};

/** Whether a picture is one of pixels, which the image pipeline takes. */
export const isRaster = (format: PictureFormat | undefined): format is RasterFormat =>
  format === 'png' || format === 'jpeg' || format === 'webp' || format === 'avif';

const PNG = '\u0089PNG\r\n\u001A\n';

/** A few bytes as ISO 8859-1 text, one character each. */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** A whole file as text in which ASCII can be searched. */
const searchable = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The brands of a file of ISO boxes, major one first (ISO 14496-12, section 4.3); empty for any other file. */
function brandsOf(bytes: Uint8Array): string[] {
  if (latin1(bytes.subarray(4, 8)) !== 'ftyp') return [];
  const { buffer, byteOffset } = bytes;
  const end = Math.min(new DataView(buffer, byteOffset, 4).getUint32(0), 400);
  const [major, , ...others] = latin1(bytes.subarray(8, end)).match(/[\s\S]{4}/g) ?? [];
  return major === undefined ? [] : [major, ...others];
}

function formatOfBrands(brands: readonly string[]): PictureFormat | undefined {
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:he[a-z][a-z]|mif\d|msf1)$/.test(brand)) ? 'heic' : undefined;
}

/** What may precede the root element of an XML file. */
const PROLOGUE = String.raw`\uFEFF?(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>)*`;
/** The root element of a drawing; browsers show none without its namespace. */
const DRAWING = new RegExp(
  String.raw`^${PROLOGUE}<(?:svg:)?svg\s(?:[^>]*\s)?xmlns(?::svg)?\s*=\s*["']http://www\.w3\.org/2000/svg["']`,
);

const LENGTH = String.raw`\+?(?=[\d.]*[1-9])[\d.]+(?:e\+?\d+)?`;
/** Of the root element: a view box, or a width and a height that do not depend on the page. */
const SIZES: readonly (readonly RegExp[])[] = [
  [new RegExp(String.raw`\sviewBox\s*=\s*["']\s*[-+\d.e]+[\s,]+[-+\d.e]+[\s,]+${LENGTH}[\s,]+${LENGTH}\s*["']`)],
  ['width', 'height'].map((name) => {
    return new RegExp(String.raw`\s${name}\s*=\s*["']\s*${LENGTH}\s*(?:px|pt|pc|mm|cm|in|q)?\s*["']`, 'i');
  }),
];

/** Whether a drawing says how large it is; otherwise a page shows a part of it. */
function isSized(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes).replace(new RegExp(`^${PROLOGUE}`), '');
  const [root = ''] = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text) ?? [];
  return SIZES.some((attributes) => attributes.every((each) => each.test(root)));
}

/** Detects the format by a file's content; its name may be wrong. `undefined` if it is none of these. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = latin1(bytes.subarray(0, 16));
  if (head.startsWith(PNG)) return 'png';
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('GIF8')) return 'gif';
  if (/^(?:II\*\0|MM\0\*)/.test(head)) return 'tiff';
  if (head.startsWith('BM')) return 'bmp';
  if (head.startsWith('8BPS')) return 'psd';
  if (head.startsWith('%PDF')) return 'pdf';
  return formatOfBrands(brandsOf(bytes)) ?? (DRAWING.test(new TextDecoder().decode(bytes)) ? 'svg' : undefined);
}

/** Whether a picture has several frames: an animated PNG, WebP or AVIF. */
function isMoving(bytes: Uint8Array, format: PictureFormat | undefined): boolean {
  if (format === 'avif') return brandsOf(bytes).includes('avis');
  if (format === 'webp') return latin1(bytes.subarray(12, 16)) === 'VP8X' && searchable(bytes).split('ANMF').length > 2;
  if (format !== 'png') return false;
  const text = searchable(bytes);
  const at = text.slice(0, text.indexOf('IDAT')).indexOf('acTL');
  return at !== -1 && text.slice(at + 4, at + 8) !== '\0\0\0\u0001';
}

/** Why a picture cannot be shown as it is, other than its format or its size. */
export type PictureFault = 'damaged' | 'moving' | 'unsized';

/** A picture file's properties. */
export interface PictureInfo {
  readonly bytes: number;
  /** By its content; `undefined` if the file is no picture. */
  readonly format?: PictureFormat;
  /** Size when shown upright; 0 if unknown. A drawing has any size. */
  readonly width: number;
  readonly height: number;
  readonly fault?: PictureFault;
  /** Whether it carries data of a camera or a program, such as the side that is up. */
  readonly hasMetadata?: true;
}

/** Properties of a file that cannot be opened. */
export const UNREADABLE_PICTURE: PictureInfo = { bytes: 0, width: 0, height: 0 };

/** Stands for a picture that is known to be good, and cannot be opened. */
export const GOOD_PICTURE: PictureInfo = { bytes: 0, format: 'png', width: 5000, height: 5000 };

/** Largest number of pixels of a picture. */
export const MOST_PIXELS = 50_000_000;

/** How the build or a browser opens one picture. */
export interface PictureDecoder {
  /**
   * Reads the properties from its head; parses all of a drawing.
   * @throws if it cannot be read
   */
  readonly open: (format: PictureFormat) => Promise<Pick<PictureInfo, 'width' | 'height' | 'hasMetadata'>>;
  /**
   * Decodes it to the last pixel.
   * @throws if a part is missing or damaged
   */
  readonly decode: () => Promise<unknown>;
}

/** Opens a picture completely, by the same rules everywhere; only the decoder differs. */
export async function readPicture(bytes: Uint8Array, { open, decode }: PictureDecoder): Promise<PictureInfo> {
  const format = pictureFormat(bytes);
  const known = { bytes: bytes.length, width: 0, height: 0, ...(format && { format }) };
  if (format !== 'svg' && !isRaster(format)) return known;
  if (isMoving(bytes, format)) return { ...known, fault: 'moving' };
  try {
    const size = await open(format);
    if (format === 'svg') return isSized(bytes) ? known : { ...known, fault: 'unsized' };
    // A larger one is refused for its size, and could exhaust the memory.
    if (size.width * size.height <= MOST_PIXELS) await decode();
    return { ...known, ...size };
  } catch {
    return { ...known, fault: 'damaged' };
  }
}
