/**
 * Edit distance: single-letter changes (insert, delete, replace, swap of neighbours) between two words.
 * @param most the distance up to which it is counted; of a larger one it is only known that it is larger
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const [above = 0, left = 0, diagonal = 0] = [last[j], row[j - 1], last[j - 1]];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) : above;
      row.push(Math.min(isSame ? diagonal : diagonal + 1, left + 1, above + 1, swapped + 1));
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Longer words are not compared: time grows with the square of the length. */
const LONGEST = 200;

/** The candidate most similar to `word`; `undefined` if none is close. */
export function suggestClosest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance <= limit && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}
