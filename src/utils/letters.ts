/** A name without accents, as it is sorted. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The order of two names, the same on every machine. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [plain(a), plain(b)];
  return first < second ? -1 : Number(first > second);
}

/** The letter under which a name is listed, or `#` where it begins with something else. */
export function letterOf(name: string): string {
  const first = plain(name).charAt(0);
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}

/** The id of a letter's heading. */
export function letterId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;
}

/** The letters under which these names are listed. */
export function lettersOf(names: readonly string[]): string[] {
  return [...new Set(names.toSorted(compareNames).map(letterOf))];
}
