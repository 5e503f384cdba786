/** A name without accents, for sorting. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Compares two names, with the same result on every machine. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [plain(a), plain(b)];
  return first < second ? -1 : Number(first > second);
}

/** The letter to list a name under, or `#` if it starts with something else. */
export function letterOf(name: string): string {
  const first = plain(name).charAt(0);
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}

/** The id of a letter's heading. */
export function letterId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;
}

/** The letters that a list of names needs. */
export function lettersOf(names: readonly string[]): string[] {
  return [...new Set(names.toSorted(compareNames).map(letterOf))];
}
