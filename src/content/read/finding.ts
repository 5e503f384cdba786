import type { PageSource } from '../../facts/periods';
import { bothOf, RULES, type RuleId, type Severity, type Words } from './rules';
import type { Place } from './stand-ins';

/** A location in a content file; line and column count from 1. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The keys that lead to the value there; undefined in a markdown text, or for a file as a whole. */
  readonly path?: readonly PropertyKey[];
}

/** Details for the author, in addition to the rule. */
export interface Details {
  readonly found?: string;
  /** The allowed values, or the nearest match. */
  readonly expected?: string;
  /** What to do, in one line, if more exact than the rule's fix. */
  readonly fix?: Words;
  /** What must be known for this to be true: where one of these values is wrong itself, nothing is reported. */
  readonly needs?: readonly Place[];
  /** The kind of name that is missing, so that the check can list the names. */
  readonly reference?: string;
  /** The thing to review, and pages to compare it with; for lists of due items. */
  readonly review?: { readonly subject: string; readonly pages: readonly PageSource[] };
}

interface Advice {
  readonly message: string;
  readonly fix: string;
}

/** A finding of the content check, phrased for authors who edit files. */
export interface Finding extends Location, Omit<Details, 'fix'>, Advice {
  readonly severity: Severity;
  /** The rule's id; the authors' guide explains each. */
  readonly rule: RuleId;
  /** The same for those who fill in forms; the message goes behind the label of the field. */
  readonly form: Advice;
}

/** Whether a finding stops the build. */
export const isError = ({ severity }: Finding): boolean => severity === 'error';

const LONGEST_VALUE = 120;

/** Zero-width characters and unusual spaces, which come with copied text. */
const INVISIBLE = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2066-\u206F\u3000\uFEFF]/u;
/** The zero-width ones, and controls but for tabs and line ends: a report would hide them. */
const OF_NO_WIDTH = /(?![\t\n\r])[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** Whether a text has invisible characters. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** A value as reports show it: on one line, truncated. */
export function printable(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const line = text.replace(OF_NO_WIDTH, '[invisible]').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : line;
}

/** The location of a finding with a whole file. */
export const startOf = (file: string): Location => ({ file, line: 1, column: 1 });

/** The location of a character in a text that begins on `firstLine` of its file. */
export function locationAt(file: string, text: string, index: number, firstLine = 1): Location {
  const lines = text.slice(0, index).split('\n');
  return { file, line: lines.length + firstLine - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A field in words: its name, and the group it is in, if any. */
export function fieldName(path: readonly PropertyKey[]): string {
  const key = path.at(-1);
  if (key === undefined) return 'The file';
  const parents = path
    .slice(0, -1)
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .join(', ');
  const name = typeof key === 'number' ? `Entry ${key + 1}` : `"${String(key)}"`;
  return parents === '' ? name : `${name} (in ${parents})`;
}

/** Creates a finding for a rule, which supplies the severity and, by default, the fix. */
export function finding(rule: RuleId, location: Location, words: Words, details: Details = {}): Finding {
  const { severity, fix: usual } = RULES[rule];
  const { found } = details;
  const [message, fix] = [bothOf(words), bothOf(details.fix ?? usual)];
  return {
    ...location,
    ...details,
    severity,
    rule,
    message: message.file,
    found: found === undefined ? undefined : printable(found),
    fix: fix.file,
    form: {
      message: location.path ? withoutStart(message.form, `${fieldName(location.path)} `) : message.form,
      fix: fix.form,
    },
  };
}

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;

/** Turns an exception during reading or checking into a finding of that file; the bug is ours. */
export function failedFinding(file: string, cause: unknown, message = 'The check crashed on this file'): Finding {
  return finding('check-failed', startOf(file), message, { found: String(cause) });
}

/** Sorts reports by file, then line, then column. */
export function compareLocations(a: Location, b: Location): number {
  return (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column;
}
