/** In place of something that is not text, such as inline code. Beside a quote it counts as part of a word. */
export const OBJECT = '\uFFFC';

const ADDRESSES = [
  // {count}, {price:Name of a plan}
  String.raw`\{[^{}]*\}`,
  // the address of [words](address)
  String.raw`\]\((?:\/|https?:|mailto:|tel:)[^()\s]*\)`,
  // https://example.com/a--b; characters at its end belong to the sentence
  String.raw`(?:\bhttps?:\/\/|\bwww\.|\bmailto:|\btel:)(?:[^\s<>"'“”‘’…]|'(?=\w))*[^\s<>"'“”‘’….,;:!?)–-]`,
  // someone@example.com
  String.raw`(?<![\w.+-])\w[\w.+-]*(?:'[\w.+-]+)*@\w[\w-]*(?:\.\w[\w-]*)+`,
  // /a-path/of--this-site/
  String.raw`(?<![^\s(])\/\w[\w./~-]*\w\/?`,
].join('|');
const HIDDEN = new RegExp(ADDRESSES, 'gu');
/** Every one of them holds one of these. */
const SIGN = /[{@/]|www\.|mailto:|tel:/;

/** The text with placeholders and addresses hidden behind as many objects, so that all positions stay the same. */
export function hideAddresses(text: string): string {
  return SIGN.test(text) ? text.replace(HIDDEN, (found) => OBJECT.repeat(found.length)) : text;
}
