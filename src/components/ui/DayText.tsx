import { unbrokenDays } from '../../utils/unbroken-days';

/** A date, formatted and machine-readable. */
export interface WrittenDay {
  readonly text: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  readonly dateTime: string;
}

/** A formatted date in a `time` element; day and month stay on one line. */
export function DayText({ text, dateTime }: WrittenDay) {
  return <time dateTime={dateTime}>{unbrokenDays(text)}</time>;
}
