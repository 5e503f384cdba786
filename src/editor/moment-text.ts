const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A day and a time of day, as an author reads when something was saved. */
export function momentText(moment: Date): string {
  return MOMENT.format(moment);
}
