import { withoutMarks } from '../../utils/invisible-marks';

/** Marks every saved file as ours. */
export const KIND = 'nursing-tools';

/** Quotes as a saved file has them, and as mail programs and phones set them. */
const QUOTE = '["“”„‟″＂«»]';

/** How every saved file begins, and how it begins in a link. */
const BEGINNING = new RegExp(String.raw`(?=\{\s*${QUOTE}kind${QUOTE}\s*:\s*${QUOTE}${KIND})`);
const IN_LINK = btoa(`{"kind":"${KIND}",`);

/** A field's name and, if its value is a text, that: it ends where another field or the end of the group follows. */
const NAME = String.raw`${QUOTE}([\w-]+)${QUOTE}\s*:`;
const FIELD = new RegExp(
  String.raw`${NAME}(?:\s*${QUOTE}((?:\\[\s\S]|[^\\])*?)${QUOTE}(?=\s*(?:,\s*${NAME}|\})))?|\s+`,
  'gu',
);

/** Escapes a text's straight quotes, and joins its lines, which a mail program has broken. */
function escaped(text: string): string {
  return text.replace(/\\([\s\S])|"|\s*\n\s*|\p{Cc}/gu, (sign, after?: string) => {
    if (after === undefined) return sign === '"' ? '\\"' : ' ';
    if (/[\\/bfnrtu]/.test(after)) return sign;
    return new RegExp(QUOTE).test(after) ? '\\"' : after;
  });
}

/** Gives a saved file its own quotes, spaces and lines again; quotes inside texts stay. */
function repaired(text: string): string {
  return text.replace(FIELD, (_all, name?: string, value?: string) =>
    name === undefined ? ' ' : `"${name}":${value === undefined ? '' : `"${escaped(value)}"`}`,
  );
}

/** The JSON object at the beginning of a text; all of the text if the object does not end. */
function objectIn(text: string): string {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return text.slice(0, index + sign.length);
  }
  return text;
}

/** A text from its bytes: UTF-16, with or without its mark, UTF-8, or what Windows wrote before. */
export function textFrom(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The bytes of a base64 code, as signs; of any length, since its end may be lost. */
function fromBase64(code: string): string {
  const whole = `${code}AAA`;
  return atob(whole.slice(0, whole.length - (whole.length % 4)));
}

/** Bytes in hexadecimal, each after a sign. */
const fromHex = (run: string): string =>
  textFrom(Uint8Array.from(run.match(/[\dA-F]{2}/gi) ?? [], (byte) => Number.parseInt(byte, 16)));

/** Signs of an e-mail's source in quoted-printable (RFC 2045, section 6.7): lines that go on, letters of several bytes. */
const IS_SOURCE = /=(?:20)?\r?\n|=[C-F][\dA-F]=[89AB][\dA-F]|^Content-Transfer-Encoding: *quoted-printable/im;

/** A part of an e-mail's source in base64 (RFC 2045, section 6.8). */
const IN_BASE64 = /^Content-Transfer-Encoding: *base64\b.*(?:\r?\n.+)*(?:\r?\n){2}([\w+/\s]+)=*/gim;
const decoded = (_all: string, code: string): string =>
  textFrom(Uint8Array.from(fromBase64(code.replace(/[\s_]/g, '')), (sign) => sign.charCodeAt(0)));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ', shy: '' };
const entity = (all: string, code?: string, name = ''): string =>
  code ? String.fromCodePoint(Math.min(Number(code.replace(/^x/i, '0x')), 0x10ffff)) : (ENTITIES[name] ?? all);

/** What programs do to a text on its way, undone one after the other. */
const LAYERS: readonly ((text: string) => string)[] = [
  (source) => {
    const text = source.replace(IN_BASE64, decoded);
    return IS_SOURCE.test(text) ? text.replace(/=\r?\n(?:> ?)*/g, '').replace(/(?:=[\dA-F]{2})+/g, fromHex) : text;
  },
  // Signs before the lines of a quotation, such as `> ` and `Am> `.
  (text) =>
    text
      .split('\n')
      .map((line) => withoutMarks(line).replace(/^\s*(?:\w{0,3}[>|] ?)+/, ''))
      .join('\n'),
  (text) => text.replace(/<\/?(?:wbr|br|p|div)\b[^>]*>/gi, '\n').replace(/&(?:#(\d+|x[\da-f]+)|(\w+));/gi, entity),
  (text) => text.replace(/(?:%[\dA-F]{2})+/gi, fromHex),
];

/**
 * Whatever may be the text of a saved file in a file or a message, most likely ones first: alone or among other words, or in a
 * link. Programs may have broken the lines, quoted, encoded or redirected it.
 */
export function* savedTextsIn(message: string): Generator<string> {
  let text = message;
  for (const undo of LAYERS) {
    text = undo(text);
    yield text.trim();
    const [, ...files] = ` ${text}`.split(BEGINNING);
    for (const file of files) {
      yield objectIn(file);
      yield objectIn(repaired(file));
    }
    // Codes of today have letters and digits only, so that a hyphen was put in at the end of a line.
    for (const inserted of [/[^\w-]/g, /[\W_]/g]) {
      const [, ...codes] = text.replace(inserted, '').split(IN_LINK);
      for (const code of codes) {
        yield objectIn(fromBase64(`${IN_LINK}${code.replaceAll('-', '+').replaceAll('_', '/')}`));
      }
    }
  }
}
