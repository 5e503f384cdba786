import { z } from 'zod';
import { group, httpsUrl, linkedText, slug, text } from '../fields';

/** A question and its hint. */
export const question = (description: string) =>
  group(description, { label: text('The question.'), hint: text('The line under the field.') });

/** A question that is answered with yes or no. */
export const yesNo = (description: string) =>
  question(description).extend({ answerYes: text('The answer yes.'), answerNo: text('The answer no.') });

/** Paragraphs in which words may be links. */
export const paragraphs = (description: string) => z.array(linkedText('A paragraph.')).min(1).describe(description);

/** The names of a planner's calendar. */
export const calendarNames = {
  calendarName: text('The name of the calendar.'),
  fileName: slug('The name of the calendar file, without its ending.'),
};

/** The end of a planner's page. */
export const help = group('What the planner is not, and who to ask.', {
  title: text('The heading.'),
  texts: paragraphs('What the planner is not, and who to ask.'),
  links: z
    .array(z.strictObject({ label: text('The words of the link.'), url: httpsUrl('The address of the page.') }))
    .min(1)
    .describe('The official pages.'),
});
