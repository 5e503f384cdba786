import { z } from 'zod';
import { currency, day, elementId, group, href, httpsUrl, text, verbatim } from './fields';
import { isTimeZone, momentsIn } from './zoned-time';

const HOUR = 'must be an hour from 00:00 to 23:59, such as 18:30 or 09:00';

/** An hour. Like days, hours are compared only once they are right. */
const hour = (description: string) =>
  z
    .string(HOUR)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: HOUR, abort: true })
    .describe(description);

/** An entry of `content/events.yaml`. */
export const event = z
  .strictObject({
    slug: elementId(
      'Its name in addresses and in calendars, such as first-interview. It stays when the title or the day changes.',
    ).meta({ unique: 'slug' }),
    kind: text('What kind of event it is, such as Webinar. A section can show one kind only, and the search finds it.'),
    title: text('The title.').meta({ uniqueWith: ['day', 'starts'] }),
    text: text('What it is about and who it is for, in a few sentences.'),
    day: day('The day on which it begins.'),
    starts: hour('The hour at which it begins, such as 18:00.'),
    ends: hour('The hour at which it ends.'),
    lastDay: day('The day on which it ends, if that is a later one.').optional(),
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
  })
  .superRefine((entry, context) => {
    const { day: first, starts, lastDay = first, timeZone, status, movedFrom } = entry;
    const report = (path: keyof typeof entry, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    const momentOf = (field: 'starts' | 'ends', on: string): Date | undefined => {
      const [moment, ...others] = momentsIn(timeZone, on, entry[field]);
      if (!moment) report(field, `does not exist on ${on}: the clocks of ${timeZone} skip it for summer time`);
      const twice = `comes twice on ${on}, as the clocks of ${timeZone} go back`;
      if (others.length > 0)
        report(field, `${twice}; write both hours as those of \`timeZone: UTC\` to say which is meant`);
      return moment;
    };
    const [start, end] = [momentOf('starts', first), momentOf('ends', lastDay)];
    if (lastDay < first) report('lastDay', `is earlier than \`day\` (${first})`);
    else if (start && end && end <= start)
      report('ends', `is not after \`starts\` (${starts}); if it ends on a later day, add \`lastDay\``);
    if ((status === 'moved') !== (movedFrom !== undefined))
      report('movedFrom', 'belongs to `status: moved`, which needs it; write both or neither');
  });

/** A checked event. */
export type Event = z.infer<typeof event>;
