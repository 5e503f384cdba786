import { longDay } from '../../utils/calendar';

interface DayTextProps {
  /** `YYYY-MM-DD`, or `YYYY-MM` for a month. */
  readonly dateTime: string;
  /** Its words, if not such as `5 April 2026`. */
  readonly text?: string;
}

/** A date for people and machines, which breaks between its parts only where a line is too short for all of it. */
export function DayText({ dateTime, text = longDay(dateTime) }: DayTextProps) {
  return <time dateTime={dateTime}>{text}</time>;
}
