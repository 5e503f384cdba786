/** A change of a text: the characters from `start` up to `end` become `by`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** The text with its changes, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, by } of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + by;
    from = end;
  }
  return result + text.slice(from);
}
