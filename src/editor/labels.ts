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
