/** Words as a slug or a file name: Latin letters without their accents, digits, and hyphens between words. */
export function slugOfWords(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
