import { Parser } from 'htmlparser2';

/** A part of an SVG or XML file that makes a browser run or load something when the file is opened by itself. */
export interface ActiveMarkup {
  readonly line: number;
  readonly column: number;
  /** What it is, such as "A script". */
  readonly what: string;
}

/** Files that browsers read as XML. */
export const XML_FILE = /\.(svgz?|xml|xhtml?|xht|xslt?|rdf|mathml|mml)$/i;

const ACTIVE_ELEMENTS: Readonly<Record<string, string>> = {
  script: 'A script',
  handler: 'A script',
  listener: 'A script',
  foreignobject: 'A part that is not SVG',
  iframe: 'A frame',
  object: 'A frame',
  embed: 'A frame',
};
/** References inside the file, and pictures that are in it. */
const INSIDE = /^(#|data:image\/(png|jpe?g|gif|webp|avif)[;,]|$)/i;
const LINK = /^(https?:|mailto:|\/(?!\/)|#|$)/i;
const OUTSIDE_STYLE = /@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|gif|webp|avif)|data:font\/)/i;
/** Browsers drop these before they read an address (WHATWG URL, section 4.4). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what hides a scheme
const IGNORED = /[\u0000-\u0020\u007F]/g;
const DECLARED = /<!ENTITY|<\?xml-stylesheet/gi;
const OTHER_ENCODING = /^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-?8["']|us-ascii["'])/i;

/** A name without its prefix: what it means is said elsewhere, so any may be that of SVG. */
const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

function whyAttribute(element: string, attribute: string, value: string): string | undefined {
  const name = localName(attribute);
  const address = value.replace(IGNORED, '');
  if (/^on./.test(name)) return 'An event handler';
  if (/^(java|vb)script:/i.test(address)) return 'An address that runs a script';
  if (name === 'attributename' && /^on|href$/i.test(address)) return 'An animation of an address or an event';
  if (name === 'href' || name === 'src') {
    const isFine = element === 'a' ? LINK.test(address) : INSIDE.test(address);
    return isFine ? undefined : 'A reference to another file';
  }
  return OUTSIDE_STYLE.test(value) ? 'A reference to another file' : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return OTHER_ENCODING.test(text) || text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What in an SVG or XML file is active, in the order of the file; one report for each place. */
export function activeMarkup(bytes: Uint8Array): ActiveMarkup[] {
  const text = decode(bytes);
  if (text === undefined)
    return [{ line: 1, column: 1, what: 'An encoding other than UTF-8, which hides what is in it' }];
  const found = new Map<number, string>();
  for (const { index, 0: mark } of text.matchAll(DECLARED)) {
    found.set(index, /entity/i.test(mark) ? 'An entity' : 'A style sheet in another file');
  }
  let isDrawing = false;
  let inStyle = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = localName(name);
        isDrawing ||= element === 'svg' || Object.values(attributes).includes('http://www.w3.org/1999/xhtml');
        inStyle = element === 'style';
        const active = ACTIVE_ELEMENTS[element];
        if (active) found.set(parser.startIndex, active);
        for (const [attribute, value] of Object.entries(attributes)) {
          const why = whyAttribute(element, attribute, value);
          // In other XML an address is data: nothing loads it.
          if (why && (isDrawing || why !== 'A reference to another file')) found.set(parser.startIndex, why);
        }
      },
      ontext: (words) => {
        if (inStyle && OUTSIDE_STYLE.test(words)) found.set(parser.startIndex, 'A reference to another file');
      },
      onclosetag: () => {
        inStyle = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([index, what]) => {
      const before = text.slice(0, index).split('\n');
      return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, what };
    });
}
