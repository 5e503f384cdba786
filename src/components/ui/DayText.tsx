interface DayTextProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The same in words. */
  readonly text: string;
}

/** A day for people and for machines; it stays on one line. */
export function DayText({ day, text }: DayTextProps) {
  return <time dateTime={day}>{text.replaceAll(' ', '\u00a0')}</time>;
}
