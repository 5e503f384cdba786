import { RULES, type RuleId, type Severity } from './rules';

/** A place in a content file; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A page on which an article or a value relies. */
export interface PageSource {
  readonly title: string;
  readonly url: string;
  /** The day on which somebody last compared the two. */
  readonly checked?: string;
}

/** Details for the author beside the rule. */
export interface Details {
  /** The value that was found. */
  readonly found?: string;
  /** The values that are allowed, or the nearest match. */
  readonly expected?: string;
  /** What to do, in one line, where it can be said more exactly than by the rule. */
  readonly fix?: string;
  /** What has to be looked at, in words, and the pages to compare it with; for lists of what is due. */
  readonly review?: { readonly subject: string; readonly pages: readonly PageSource[] };
}

/** One finding of the content check, in words for an author. */
export interface Problem extends Place, Details {
  readonly severity: Severity;
  /** The rule's id; the author's guide explains each. */
  readonly rule: RuleId;
  /** What is wrong. */
  readonly message: string;
  readonly fix: string;
}

const LONGEST_VALUE = 120;

/** Signs of no width, and spaces that are not the space bar's; copied text brings them along. */
const INVISIBLE = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2066-\u206F\u3000\uFEFF]/u;
/** Of these, the ones of no width, which a report would hide. */
const OF_NO_WIDTH = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** Whether a text has invisible characters. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** A value as reports show it: on one line and cut short. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const line = text.replace(OF_NO_WIDTH, '[invisible]').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : line;
}

/** The place of what is wrong with a file as a whole. */
export const startOf = (file: string): Place => ({ file, line: 1, column: 1 });

/** Makes a problem of a rule: severity and, unless given, the fix come from the rule. */
export function problem(rule: RuleId, place: Place, message: string, details: Details = {}): Problem {
  const { severity, fix: usual } = RULES[rule];
  const { file, line, column } = place;
  const { found, expected, fix = usual, review } = details;
  const known = found === undefined ? undefined : shown(found);
  return { file, line, column, severity, rule, message, found: known, expected, fix, review };
}

/** Whatever is thrown while a file is read or checked is a problem of that file, and a fault of ours. */
export function failedProblem(file: string, cause: unknown, message = 'The check crashed on this file'): Problem {
  return problem('check-failed', startOf(file), message, { found: String(cause) });
}

/** Order of reports: by file, then line, then column. */
export function comparePlaces(a: Place, b: Place): number {
  return (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column;
}
