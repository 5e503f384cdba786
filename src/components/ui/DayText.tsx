/** A day as people and as machines read it. */
export interface WrittenDay {
  readonly text: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  readonly dateTime: string;
}

/** The space between a day's number and its month. */
const INNER_SPACE = /(?<=\d) (?=\p{L})/gu;

/** A day for people and for machines; number and month stay on one line. */
export function DayText({ text, dateTime }: WrittenDay) {
  return <time dateTime={dateTime}>{text.replace(INNER_SPACE, '\u00a0')}</time>;
}
