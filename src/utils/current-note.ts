/** A promise with an end. */
export interface DatedNote {
  readonly text: string;
  /** The last day on which it holds, as YYYY-MM-DD. */
  readonly until: string;
  /** What is said afterwards; without it the text stays. */
  readonly fallback?: string | null;
}

/** What a dated note says on a day: the promise, or what replaces it once its last day has passed (days in UTC). */
export function currentNote({ text, until, fallback }: DatedNote, today: Date): string {
  const hasPassed = today.toISOString().slice(0, 10) > until;
  return hasPassed && fallback ? fallback : text;
}
