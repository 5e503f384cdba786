import type { ReactNode } from 'react';
import { DayText } from '../../../components/ui/DayText';
import { FilledText } from '../../../components/ui/FilledText';
import type { Day } from '../../../utils/calendar';
import { type Amount, plainAmount, poundsText, roundPoundsText } from '../money';
import { dayText, numberText, shortDayText, shortMonthAndYearText, shortMonthText, weekdayText } from '../value-texts';

/** A day, or a month as its first seven characters, for people and machines. */
const day = (text: (day: Day) => string, length = 10) =>
  function writeDay(value: Day): ReactNode {
    return <DayText dateTime={value.slice(0, length)} text={text(value)} />;
  };

const pounds = (text: (amount: Amount) => string) =>
  function writePounds(amount: Amount): ReactNode {
    return <data value={plainAmount(amount)}>{text(amount)}</data>;
  };

/** Values in results, for people and machines. */
export const write = {
  day: day(dayText),
  /** With the weekday. */
  weekday: day(weekdayText),
  shortDay: day(shortDayText),
  shortMonth: day(shortMonthText, 7),
  shortMonthAndYear: day(shortMonthAndYearText, 7),
  pounds: pounds(poundsText),
  /** Without pence. */
  roundPounds: pounds(roundPoundsText),
  /** Plain text. */
  number: numberText,
  /** A message with its placeholders filled in. */
  fill: (template: string, values: Readonly<Record<string, ReactNode>>): ReactNode => (
    <FilledText template={template} values={values} />
  ),
};
