/** A place in a content file; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One finding of the content check, in words for an author. */
export interface Problem extends Place {
  readonly severity: 'error' | 'warning' | 'info';
  /** The rule's id; the author's guide explains each. */
  readonly rule: string;
  /** What is wrong. */
  readonly message: string;
  /** The value that was found. */
  readonly found?: string;
  /** The values that are allowed, or the nearest match. */
  readonly expected?: string;
  /** What to do, in one line. */
  readonly fix?: string;
}

/** Order of reports: by file, then line, then column. */
export function comparePlaces(a: Place, b: Place): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
}
