/** Today as `YYYY-MM-DD` (UTC). */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The day so many days after a day (before it, if negative), both as `YYYY-MM-DD`. */
export function daysAfter(day: string, count: number): string {
  const other = new Date(`${day}T00:00:00Z`);
  other.setUTCDate(other.getUTCDate() + count);
  return today(other);
}

/** The day after a day, both as `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return daysAfter(day, 1);
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text has the form `YYYY-MM-DD`. */
export function isWrittenAsDay(text: string): boolean {
  return DAY.test(text);
}

/** Whether `YYYY-MM-DD` names a day of the Gregorian calendar; 30 February does not roll over. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === text;
}
