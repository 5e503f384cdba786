interface DayTextProps {
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  readonly day: string;
  /** The same in words. */
  readonly text: string;
}

/** The space between a day's number and its month. */
const INNER_SPACE = /(?<=\d) (?=\p{L})/gu;

/** A day for people and for machines; number and month stay on one line. */
export function DayText({ day, text }: DayTextProps) {
  return <time dateTime={day}>{text.replace(INNER_SPACE, '\u00a0')}</time>;
}
