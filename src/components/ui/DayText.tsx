import { unbrokenDays } from '../../utils/unbroken-days';

/** A day as people and as machines read it. */
export interface WrittenDay {
  readonly text: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  readonly dateTime: string;
}

/** A day for people and for machines; number and month stay on one line. */
export function DayText({ text, dateTime }: WrittenDay) {
  return <time dateTime={dateTime}>{unbrokenDays(text)}</time>;
}
