import { poundsText } from './money';
import { type AnswersOf, askedGroups, type Question, type Questions, type Texts, wordsOf } from './questions';
import { valuesIn } from './read-answers';
import { dayText, numberText } from './value-texts';

/** A line of the answers' summary. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** An answer formatted for display; unreadable ones stay as typed. */
function answerText(question: Question, text: string, value: unknown): string {
  if (value === null) return text;
  if (question.kind === 'day') return dayText(String(value));
  if (typeof value === 'bigint') return poundsText(value);
  if (question.kind === 'hours' || question.kind === 'pieces') return numberText(Number(value));
  if (question.kind === 'year') return String(value);
  return question.kind === 'choice' ? (question.options[text] ?? text) : text;
}

/** The answers formatted for display, by question; empty if unanswered. */
export function answerTexts<Table extends Questions>(table: Table, answers: AnswersOf<Table>): Texts {
  const texts: Texts = answers;
  const values: Readonly<Record<string, unknown>> = valuesIn(table, answers);
  return Object.fromEntries(
    Object.entries(table).map(([id, question]) => [id, answerText(question, texts[id]?.trim() ?? '', values[id])]),
  );
}

/** A summary of the answers, one line each, in question order; leaves out empty and unasked ones. */
export function answersSummary<Table extends Questions>(
  table: Table,
  answers: AnswersOf<Table>,
): readonly SummaryLine[] {
  const texts = answerTexts(table, answers);
  return askedGroups(table, answers).flatMap(({ group, rows }) => {
    const lines = rows.flatMap(([id, question]) => {
      const value = texts[id] ?? '';
      return value === '' ? [] : [{ label: wordsOf(question, answers).label, value }];
    });
    if (!group?.words || lines.length === 0) return lines;
    const parts = lines.map(({ label, value }) => (group.isCompact ? value : `${label}: ${value}`));
    return [{ label: group.words.label, value: parts.join(group.isCompact ? ' ' : ', ') }];
  });
}
