import { locationAt } from './finding';
import { isRaster, pictureFormat } from './picture-info';

/** Files that browsers parse as XML. */
export const XML_FILE = /\.(svgz?|xml|xhtml?|xht|xslt?|rdf|mathml|mml)$/i;

const PICTURE_DATA = String.raw`data:image\/(?:png|jpe?g|gif|webp|avif)[;,]`;

/** Forbidden anywhere in a file, in search order. */
const ACTIVE: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[\0\uFFFD]|^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i, 'An encoding other than UTF-8'],
  [/<!ENTITY|<\?xml-stylesheet/i, 'A part in another file'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b/i, 'A script'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|object|embed)\b/i, 'A part that is not SVG'],
  [/[\s"'/]on[a-z]+\s*=/i, 'An event handler'],
  [/attributeName\s*=\s*["'](?:on|[\w:]*href)/i, 'An animation of an address or an event'],
  [/(?:href|src)\s*=\s*["'][^"'#]*(?:&#|script:)/i, 'An address that runs a script'],
];
/** Forbidden in drawings: in other XML a URL is just data. */
const LOADING: readonly RegExp[] = [
  new RegExp(String.raw`<(?!a\b)[\w:.-]+\s[^<>]*?(?:href|src)\s*=\s*["'](?!#|["']|${PICTURE_DATA})`, 'i'),
  new RegExp(String.raw`@import|url\(\s*["']?(?!["'#\s]|${PICTURE_DATA}|data:font\/)`, 'i'),
];

/** The first part of an SVG or XML file that makes a browser run or load something when the file is opened by itself, if any. */
export function activeMarkup(bytes: Uint8Array, file: string) {
  // Browsers run nothing in a photo that is called .svg; the rule for pictures names what it is.
  if (isRaster(pictureFormat(bytes))) return undefined;
  const text = new TextDecoder().decode(bytes);
  const isDrawing = /<(?:[\w.-]+:)?svg\b|1999\/xhtml/i.test(text);
  const loading = isDrawing ? LOADING.map((pattern) => [pattern, 'A reference to another file'] as const) : [];
  for (const [pattern, what] of [...ACTIVE, ...loading]) {
    const index = text.search(pattern);
    if (index !== -1) return { ...locationAt(file, text, index), what };
  }
  return undefined;
}
