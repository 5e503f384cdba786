import type { FieldSchema } from '../content/read/schema-fields';

/** Abbreviations, which keep their capitals. */
const CAPITALS: Readonly<Record<string, string>> = {
  seo: 'SEO',
  url: 'URL',
  id: 'ID',
  ico: 'ICO',
  faq: 'FAQ',
  cta: 'Call to action',
};

/** A name of a field or a file in words: `listPrice` becomes "List price". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map((word) => CAPITALS[word.toLowerCase()] ?? word.toLowerCase());
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What the model says of a field, in the words of a form: a switch is on or off, a field is empty, a file is a form. */
export function hintOf({ description = '', type }: FieldSchema): string {
  const hint = description
    .replace(' in quotes', '')
    .replace(/\b([Ll]eave it|[Ll]eft) out\b/g, '$1 empty')
    .replace(/(?<![\w/])`?(?:content\/)?(?:copy\/)?([a-z-]+)\.yaml\b`?/g, (_, file: string) => `"${inWords(file)}"`);
  if (type !== 'boolean') return hint;
  const inForm = hint.replace(/\btrue\b/g, 'on').replace(/\bfalse\b(, or left empty)?/g, 'off');
  return inForm.replace(/(^|[.:] )(on|off)\b/g, (_, before, state) => before + (state === 'on' ? 'On' : 'Off'));
}
