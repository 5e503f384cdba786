/** Words that an adult reads in a minute, for texts in a second language at the slow end. */
const WORDS_PER_MINUTE = 200;

/** Minutes needed to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
