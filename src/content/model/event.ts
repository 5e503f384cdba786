import { z } from 'zod';
import { addDays, type Day } from '../../utils/calendar';
import { isRecord } from '../../utils/is-record';
import { currency, day, elementId, group, href, httpsUrl, text, verbatim } from './fields';
import { isTimeZone, momentsIn } from './zoned-time';

const HOUR = 'must be an hour from 00:00 to 23:59, such as 18:30 or 09:00';

/** An hour. Like days, hours are compared only once they are right. */
const hour = (description: string) =>
  z
    .string(HOUR)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: HOUR, abort: true })
    .describe(description);

/** The fields of an entry of `content/events.yaml`. */
const fields = z.strictObject({
  slug: elementId(
    'Its name in addresses and in calendars, such as first-interview. It stays when the title or the day changes.',
  ).meta({ unique: 'slug' }),
  kind: text('What kind of event it is, such as Webinar. A section can show one kind only, and the search finds it.'),
  title: text('The title.').meta({ uniqueWith: ['day', 'starts'] }),
  text: text('What it is about and who it is for, in a few sentences.'),
  day: day('The day on which it begins.'),
  starts: hour('The hour at which it begins, such as 18:00. An event of whole days has none.').optional(),
  ends: hour('The hour at which it ends. An event of whole days has none.').optional(),
  lastDay: day(
    'The day on which it ends, if that is a later one. With hours it goes on through the night until then; for hours on each day, write `moreDays`.',
  ).optional(),
  wholeDays: z
    .boolean()
    .default(false)
    .describe('Whether it takes whole days, from `day` to `lastDay`, without `starts` and `ends`.'),
  moreDays: z
    .array(
      group('One more day.', {
        day: day('The day.'),
        starts: hour('The hour at which it begins on that day, if that differs.').optional(),
        ends: hour('The hour at which it ends on that day, if that differs.').optional(),
        lastDay: day('The day on which it ends, if that is a later one.').optional(),
      }),
    )
    .min(1)
    .describe('Further days, in their order, each with the hours above or its own.')
    .optional(),
  timeZone: verbatim('The time zone of these hours; summer time is taken into account.')
    .refine(isTimeZone, {
      message: 'must be a time zone with its region and city, such as Europe/London or Asia/Manila',
      abort: true,
    })
    .default('Europe/London'),
  place: group('Where it takes place; leave it out if it is online.', {
    name: text('The name of the place.'),
    address: text('Its postal address, on one line.'),
  }).optional(),
  price: group('What a place costs; leave it out if it is free.', {
    amount: z.number().int().positive().describe('The price, a whole number.'),
    currency: currency('Its currency.'),
  }).optional(),
  registration: httpsUrl('The page on which people register.').optional(),
  recording: href('Where the recording is, once it is over. It keeps the event on the page.').optional(),
  status: z
    .enum(['planned', 'moved', 'cancelled'])
    .default('planned')
    .describe('Whether it takes place as planned. For `moved`, write the new day and hours above.'),
  movedFrom: day('The day for which it was planned first, if it has moved.').optional(),
});

type Fields = z.infer<typeof fields>;

/** The first moment of a day; summer time skips midnight in some zones. */
const dawn = (timeZone: string, on: Day): Date[] =>
  ['00:00', '01:00'].flatMap((midnight) => momentsIn(timeZone, on, midnight)).slice(0, 1);

/**
 * An event's stretches of time, with the moments of its hours: none for one that summer time skips, two for one that comes twice.
 * Whole days end with the midnight after them.
 */
export function stretchesOf({ moreDays = [], ...first }: Fields) {
  const { timeZone, wholeDays } = first;
  const more = moreDays.map((each, index) => ({ ...each, path: ['moreDays', index] }));
  return [{ ...first, path: [] }, ...more].map(({ path, day: from, lastDay: to = from, ...hours }) => {
    const { starts = first.starts, ends = first.ends } = hours;
    const moments = (on: Day, at = '00:00'): Date[] => (wholeDays ? dawn(timeZone, on) : momentsIn(timeZone, on, at));
    const [begins, finishes] = [moments(from, starts), moments(wholeDays ? addDays(to, 1) : to, ends)];
    return { path, day: from, starts, ends, lastDay: to, begins, finishes };
  });
}

type Stretch = ReturnType<typeof stretchesOf>[number];

/** What is wrong with a stretch, and in which field; `before` is the one before it. */
function problemIn(
  { day: first, starts, ends, lastDay, begins, finishes }: Stretch,
  { timeZone, wholeDays }: Fields,
  before: Stretch | undefined,
): readonly [field: string, message: string] | undefined {
  if (wholeDays && (starts ?? ends)) return [starts ? 'starts' : 'ends', 'does not go with `wholeDays`'];
  if (lastDay < first) return ['lastDay', `is earlier than \`day\` (${first})`];
  for (const [field, on, [moment, twin]] of [
    ['starts', first, begins],
    ['ends', lastDay, finishes],
  ] as const) {
    if (!moment) return [field, `does not exist on ${on}: the clocks of ${timeZone} skip it for summer time`];
    const twice = `comes twice on ${on}, as the clocks of ${timeZone} go back`;
    if (twin) return [field, `${twice}; write both hours as those of \`timeZone: UTC\` to say which is meant`];
  }
  const [[start = 0], [end = 0]] = [begins, finishes];
  if (end <= start) return ['ends', `is not after \`starts\` (${starts}); if it ends on a later day, add \`lastDay\``];
  const isLater = start >= (before?.finishes[0] ?? start);
  return isLater ? undefined : ['day', 'begins before the day above it has ended'];
}

/** An entry of `content/events.yaml`. */
export const event = fields
  .superRefine(
    (entry, { addIssue }) => {
      const absent = (['starts', 'ends'] as const).filter((field) => !entry.wholeDays && entry[field] === undefined);
      for (const field of absent)
        addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field], message: HOUR });
    },
    // Also beside a field with a wrong name.
    { when: ({ value }) => isRecord(value) },
  )
  .superRefine((entry, context) => {
    const { wholeDays, starts, ends, status, movedFrom } = entry;
    const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
    if (wholeDays || (starts && ends)) {
      const stretches = stretchesOf(entry);
      for (const [index, stretch] of stretches.entries()) {
        const [field, message] = problemIn(stretch, entry, stretches[index - 1]) ?? [];
        if (field && message) return report([...stretch.path, field], message);
      }
    }
    if ((status === 'moved') !== (movedFrom !== undefined))
      report(['movedFrom'], 'belongs to `status: moved`, which needs it; write both or neither');
  });

/** A checked event. */
export type Event = z.infer<typeof event>;
