import type { ReactNode } from 'react';
import { dayText, shortDayText, shortMonthText, weekdayText } from '../../../planners/day-text';
import { type Amount as Exact, plainAmount, poundsText } from '../../../planners/money';
import type { Day } from '../../../utils/calendar';
import { Amount } from '../../ui/Amount';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

/** How the values of a plan are written, for people and for machines. */
export interface ValueWriter {
  readonly language: string;
  readonly day: (day: Day) => ReactNode;
  /** With the day of the week. */
  readonly weekday: (day: Day) => ReactNode;
  readonly shortDay: (day: Day) => ReactNode;
  readonly shortMonth: (day: Day, hasYear?: boolean) => ReactNode;
  readonly pounds: (amount: Exact) => ReactNode;
  /** Without pence. */
  readonly roundPounds: (amount: Exact) => ReactNode;
  /** A plain text. */
  readonly number: (value: number) => string;
  /** Words of the content with values in place of the names in braces. */
  readonly fill: (template: string, values: Readonly<Record<string, ReactNode>>) => ReactNode;
}

/** Writes values in a language. */
export function valueWriter(language: string): ValueWriter {
  const day = (write: typeof dayText) => (value: Day) => <DayText dateTime={value} text={write(value, language)} />;
  const pounds = (isRound: boolean) => (amount: Exact) => (
    <Amount value={Number(plainAmount(amount))} text={poundsText(amount, language, isRound)} />
  );
  return {
    language,
    day: day(dayText),
    weekday: day(weekdayText),
    shortDay: day(shortDayText),
    shortMonth: (value, hasYear = false) => (
      <DayText dateTime={value.slice(0, 7)} text={shortMonthText(value, language, hasYear)} />
    ),
    pounds: pounds(false),
    roundPounds: pounds(true),
    number: (value) => value.toLocaleString(language),
    fill: (template, values) => <FilledText template={template} values={values} />,
  };
}
