import type { Day } from '../utils/calendar';
import type { Amount } from './money';

/** What is entered, as it is typed, by question. */
export type Texts = Readonly<Record<string, string>>;

/** What a visitor reads of a question. */
export interface QuestionCopy {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string | null;
  readonly hint?: string | null;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Questions that are asked beside each other, one after the other in the table. */
export interface QuestionGroup<Copy> {
  /** The question that all of them answer together. */
  readonly copy?: (copy: Copy) => QuestionCopy;
  /** Narrow fields in one line, such as month and year; what is wrong is said above them. */
  readonly isCompact?: boolean;
}

/** A template of the copy for what is wrong; it may hold `{label}` and the limits. */
type Message<Copy> = (copy: Copy) => string;

interface Asked<Copy> {
  readonly copy: (copy: Copy, entries: Texts) => QuestionCopy;
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** Asked only while each of these questions has one of these answers. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** What is chosen at first. */
  readonly initially?: string;
  readonly group?: QuestionGroup<Copy>;
  /** In place of what all planners say. `tooLow` and `tooHigh` are about the limits that other answers set. */
  readonly unreadable?: Message<Copy>;
  readonly tooLow?: Message<Copy>;
  readonly tooHigh?: Message<Copy>;
  /** In place of the hint, once other answers give its values. */
  readonly hintOnce?: Message<Copy>;
}

/** A row of a planner's table of questions. */
export type Question<Copy> = Asked<Copy> &
  (
    | { readonly kind: 'day'; readonly min?: Day }
    | { readonly kind: 'year'; readonly min: number; readonly max: number }
    | { readonly kind: 'money' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
    | { readonly kind: 'text'; readonly most: number }
    /** One of a few answers; the labels are in the order of the values. */
    | {
        readonly kind: 'choice';
        readonly values: readonly string[];
        readonly labels: (copy: Copy, language: string) => readonly string[];
        /** The first line of a list, which chooses nothing; without it, all answers are shown. */
        readonly none?: (copy: Copy) => string;
      }
    /** One of the answers that the copy lists. */
    | {
        readonly kind: 'option';
        readonly options: (copy: Copy) => readonly Option[];
        readonly none: (copy: Copy) => string;
      }
  );

/** A planner's questions by id, in the order in which they are asked. The ids are the names of fields in saved files. */
export type Questions<Copy> = Readonly<Record<string, Question<Copy>>>;

/** The ids of a table. */
export type IdOf<Table> = keyof Table & string;

/** What is entered into a table's fields. */
export type EntriesOf<Table> = Readonly<Record<IdOf<Table>, string>>;

type ValueOf<Row> = Row extends { readonly kind: 'money' }
  ? Amount
  : Row extends { readonly kind: 'number' | 'year' }
    ? number
    : Row extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
      ? Value
      : string;

/** The answers of a table; null for what is not asked, left empty or wrong. */
export type AnswersOf<Table> = { readonly [Id in IdOf<Table>]: ValueOf<Table[Id]> | null };

/** The fields of a table before anything is entered. */
export function emptyEntries<Table extends Questions<never>>(table: Table): EntriesOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([id, { initially = '' }]) => [id, initially]),
  ) as EntriesOf<Table>;
}

/** Whether a question is asked, going by the answers to others. */
export function isAsked({ when = {} }: Pick<Question<never>, 'when'>, entries: Texts): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(entries[id] ?? ''));
}

/** The rows that are asked, those of one group together. */
export function askedGroups<Copy>(
  table: Questions<Copy>,
  entries: Texts,
): readonly (readonly (readonly [id: string, question: Question<Copy>])[])[] {
  const groups: [string, Question<Copy>][][] = [];
  for (const row of Object.entries(table).filter(([, question]) => isAsked(question, entries))) {
    const { group } = row[1];
    const last = groups.at(-1);
    if (last && group && last[0]?.[1].group === group) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
