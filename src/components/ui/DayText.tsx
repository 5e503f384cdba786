import { withPlainSpaces } from '../../utils/unbroken-days';

/** A date, formatted and machine-readable. */
export interface WrittenDay {
  readonly text: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  readonly dateTime: string;
}

/** A formatted date in a `time` element, which breaks between its parts only where a line is too short for all of it. */
export function DayText({ text, dateTime }: WrittenDay) {
  return <time dateTime={dateTime}>{withPlainSpaces(text)}</time>;
}
