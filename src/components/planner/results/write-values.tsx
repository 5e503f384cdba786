import { type ReactNode, useMemo } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText, shortDayText, shortMonthText, weekdayText } from '../../../planners/day-text';
import { type Amount, plainAmount, poundsText } from '../../../planners/money';
import type { Day } from '../../../utils/calendar';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

/** Formats a plan's values in a language, for people and machines. */
function valueWriter(language: string) {
  const day = (write: typeof dayText) => (value: Day) => <DayText dateTime={value} text={write(value, language)} />;
  const pounds = (isRound: boolean) => (amount: Amount) => (
    <data value={plainAmount(amount)}>{poundsText(amount, language, isRound)}</data>
  );
  return {
    language,
    day: day(dayText),
    /** With the weekday. */
    weekday: day(weekdayText),
    shortDay: day(shortDayText),
    shortMonth: (value: Day, hasYear = false) => (
      <DayText dateTime={value.slice(0, 7)} text={shortMonthText(value, language, hasYear)} />
    ),
    pounds: pounds(false),
    /** Without pence. */
    roundPounds: pounds(true),
    /** Plain text. */
    number: (value: number) => value.toLocaleString(language),
    /** A message with its placeholders filled in. */
    fill: (template: string, values: Readonly<Record<string, ReactNode>>) => (
      <FilledText template={template} values={values} />
    ),
  };
}

/** Formats values in the site's language. */
export function useValueWriter(): ValueWriter {
  const { language } = useSiteSettings();
  return useMemo(() => valueWriter(language), [language]);
}

export type ValueWriter = ReturnType<typeof valueWriter>;
