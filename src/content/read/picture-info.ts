/** Picture formats the site knows. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg';

/** A picture file's properties. */
export interface PictureInfo {
  readonly bytes: number;
  /** `undefined` if the file is no picture, or a broken one. */
  readonly format?: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly corrupt: boolean;
}

/** Properties of an unreadable picture. */
export const UNREADABLE_PICTURE: PictureInfo = { bytes: 0, width: 0, height: 0, corrupt: true };

const PNG_SIGNATURE = '\u0089PNG\r\n\u001A\n';
const JPEG_SIGNATURE = '\u00FF\u00D8';
/** An SVG must name its root element within this many bytes. */
const SVG_HEAD = 1000;

/** Bytes as ISO 8859-1 text, one character each. */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Detects the format by the first bytes (PNG, JPEG JFIF, RIFF/WebP, ISO BMFF and GIF signatures). */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = latin1(bytes.subarray(0, 16));
  if (head.startsWith(PNG_SIGNATURE)) return 'png';
  if (head.startsWith(JPEG_SIGNATURE)) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]|mif1/.test(head.slice(8))) return 'avif';
  if (head.startsWith('GIF8')) return 'gif';
  return /<svg[\s>]/i.test(latin1(bytes.subarray(0, SVG_HEAD))) ? 'svg' : undefined;
}
