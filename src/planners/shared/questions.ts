import type { Day } from '../../utils/calendar';
import type { Amount } from './money';

/** Answers as typed, by question. */
export type Texts = Readonly<Record<string, string>>;

interface QuestionWords {
  readonly label: string;
  /** Follows the label in a lighter tone. */
  readonly note?: string;
  /** May contain facts, as `{fact:id unit}`. */
  readonly hint?: string;
}

/** Questions shown side by side, adjacent in the table. */
export interface QuestionGroup {
  /** The question that all of them answer together. */
  readonly words?: QuestionWords;
  /** Puts narrow fields on one line, such as month and year, with their errors above. */
  readonly isCompact?: boolean;
}

interface Asked extends QuestionWords {
  /** Replaces the texts while another question has a certain answer. */
  readonly wordsWhen?: QuestionWords & { readonly when: AnswersGiven };
  readonly isOptional?: boolean;
  /** Asked only while each of these questions has one of these answers. */
  readonly when?: AnswersGiven;
  readonly initially?: string;
  readonly group?: QuestionGroup;
}

/** For each of these questions, some of its answers. */
type AnswersGiven = Readonly<Record<string, readonly string[]>>;

/** A row of a planner's question table. */
export type Question = Asked &
  (
    | { readonly kind: 'day'; readonly min?: Day }
    | { readonly kind: 'year'; readonly min: number; readonly max: number }
    | { readonly kind: 'money'; readonly isWeekly?: boolean }
    | { readonly kind: 'hours'; readonly min: number; readonly max: number; readonly isWeekly?: boolean }
    | { readonly kind: 'pieces'; readonly min: number; readonly max: number }
    | {
        readonly kind: 'text';
        readonly most: number;
        /** Makes a field of several lines, initially this many. */
        readonly rows?: number;
      }
    | {
        readonly kind: 'choice';
        /** The values in saved files, which must never change, and their labels. */
        readonly options: Readonly<Record<string, string>>;
        /** A select's first line, which selects nothing; without it, all answers are shown as radio buttons. */
        readonly none?: string;
      }
  );

/** A planner's questions by id, in order. The ids are field names in saved files. */
export type Questions = Readonly<Record<string, Question>>;

/** The ids of a table. */
export type IdOf<Table> = keyof Table & string;

/** A table's answers, as typed. */
export type AnswersOf<Table> = Readonly<Record<IdOf<Table>, string>>;

type ValueOf<Row> = Row extends { readonly kind: 'money' }
  ? Amount
  : Row extends { readonly kind: 'hours' | 'pieces' | 'year' }
    ? number
    : Row extends { readonly kind: 'choice'; readonly options: infer Options }
      ? `${keyof Options & (string | number)}`
      : string;

/** The values of a table's answers; null if unasked, empty or wrong. */
export type ValuesOf<Table> = { readonly [Id in IdOf<Table>]: ValueOf<Table[Id]> | null };

/** A table's empty answers. */
export function emptyAnswers<Table extends Questions>(table: Table): AnswersOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([id, { initially = '' }]) => [id, initially]),
  ) as AnswersOf<Table>;
}

/** Whether a question is asked, given the other answers. */
export function isAsked({ when = {} }: { readonly when?: AnswersGiven }, answers: Texts): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(answers[id] ?? ''));
}

/** A question's texts, given the other answers. */
export function wordsOf({ wordsWhen, label, note, hint }: Question, answers: Texts): QuestionWords {
  return wordsWhen && isAsked(wordsWhen, answers) ? wordsWhen : { label, note, hint };
}

interface AskedQuestions {
  readonly group?: QuestionGroup;
  readonly rows: readonly [string, Question][];
}

/** The questions asked, with groups kept together. */
export function askedGroups(table: Questions, answers: Texts): readonly AskedQuestions[] {
  const groups: { readonly group?: QuestionGroup; readonly rows: [string, Question][] }[] = [];
  for (const row of Object.entries(table).filter(([, question]) => isAsked(question, answers))) {
    const { group } = row[1];
    const last = groups.at(-1);
    if (last && group && last.group === group) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}

/** A day, a number or an amount; also a text or a choice. */
export type Value = Day | number | Amount;

/** Limits for an answer from other answers and facts. */
export interface Limit {
  readonly min?: Value;
  readonly max?: Value;
  /** Replace the shared messages; may contain `{min}` and `{max}`. */
  readonly below?: string;
  readonly above?: string;
  /** Replaces the question's hint. */
  readonly hint?: string;
}

/** Limits by question. */
export type Limits = Readonly<Record<string, Limit | undefined>>;

export type LimitsOf<Table> = { readonly [Id in IdOf<Table>]?: Limit };
