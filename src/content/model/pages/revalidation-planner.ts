import { z } from 'zod';
import { day, group, heading, linkedText, searchEntry, seo, slug, template, text } from '../fields';
import { help } from './planner-fields';
import { revalidationResults } from './revalidation-results';

const label = text('The question or the name of the field.');
const hint = text('A line under it.');

const field = (description: string) => group(description, { label, hint: hint.optional() });

const options = (description: string) =>
  z
    .array(
      z.strictObject({
        value: z
          .string()
          .regex(/^[a-z]+(-[a-z]+)*$/)
          .describe('A short name that saved files hold; never change one that is in use.'),
        label: text('What the visitor reads.'),
      }),
    )
    .min(1)
    .describe(description);

const list = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  group(description, {
    title: text('The heading.'),
    lead: text('The sentences under it.'),
    empty: text('Shown while there is no entry.'),
    add: text('The button that adds what is in the fields.'),
    save: text('The button that saves a changed entry.'),
    cancel: text('The button that leaves an entry as it was.'),
    edit: template('The button that opens an entry to be changed; {title} names it.', ['title']),
    remove: template('The button that takes an entry away; {title} names it.', ['title']),
    added: template('Announced after an entry was added; {title} names it.', ['title']),
    changed: template('Announced after an entry was changed; {title} names it.', ['title']),
    removed: template('Announced after an entry was removed; {title} names it.', ['title']),
    none: text('The first line of each list of choices.'),
    ...fields,
  });

const reminder = (description: string) =>
  group(description, {
    title: text('The name of the event.'),
    text: template('Its description; {due} is the day on which the application is due.', [], ['due']),
  });

/** `content/pages/revalidation-planner.yaml`. */
export const revalidationPlannerCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  article: linkedText('The sentence with the link to the article.'),
  patients: text('The warning above fields for free text: nothing that could identify a patient.'),
  form: group('The fields.', {
    title: text('The heading.'),
    submit: text('The button.'),
    expiry: group('When the registration expires.', {
      label,
      hint,
      month: text('The name of the list of months.'),
      year: text('The name of the field for the year.'),
      none: text('The first line of the list of months.'),
    }),
    registration: group('One registration or two.', {
      label,
      hint,
      single: text('One registration.'),
      dual: text('Two registrations.'),
    }),
    hours: field('Practice hours with one registration.'),
    firstHours: field('Practice hours in the first of two registrations.'),
    secondHours: field('Practice hours in the second.'),
    feedback: group('Pieces of feedback by who gave them.', {
      title: label,
      hint,
      patients: text('Feedback of patients, service users and families.'),
      colleagues: text('Feedback of colleagues.'),
      students: text('Feedback of students.'),
      review: text('Feedback from appraisals, team reviews and the like.'),
    }),
    discussion: group('The reflective discussion.', { label, hint, date: label }),
    confirmation: group('The confirmation.', { label, hint, date: label }),
    talk: group('The answers for both conversations.', {
      no: text('Not arranged yet.'),
      booked: text('Arranged.'),
      done: text('Done.'),
    }),
    indemnity: field('Whether professional indemnity covers the visitor.'),
    character: field('Whether the visitor is ready to declare health and character.'),
    yes: text('The answer yes.'),
    no: text('The answer no.'),
  }),
  cpd: list('The entries of learning.', {
    date: field('The day.'),
    topic: field('The topic.'),
    hours: field('The hours.'),
    participatory: field('How many of them were participatory.'),
    method: field('The method.'),
    code: field('The part of the Code.'),
    evidence: field('The evidence that is kept.'),
    methods: options('The methods.'),
    codes: options('The parts of the Code.'),
    faults: group('What an entry still lacks.', {
      date: text('The day is missing.'),
      topic: text('The topic is missing.'),
      hours: text('The hours are missing.'),
      participatory: text('The participatory hours are missing; 0 is an answer.'),
      method: text('The method is missing.'),
      code: text('The part of the Code is missing.'),
      evidence: text('The evidence is missing.'),
      tooMuchParticipatory: text('More participatory hours than hours.'),
      tooEarly: text('Before the three years began.'),
      inFuture: text('After today.'),
    }),
    complete: text('An entry that lacks nothing.'),
    columns: group('The headings of the table.', {
      topic: text('The first column.'),
      date: label,
      hours: label,
      participatory: label,
      missing: label,
    }),
    total: text('The last row.'),
  }),
  accounts: list('The reflective accounts.', {
    name: field('The title of an account.'),
    source: field('What it is about.'),
    sources: options('What an account may be about.'),
    columns: group('The headings of the table.', { name: label, source: label }),
  }),
  results: revalidationResults,
  reminders: group('The events of the calendar file.', {
    calendar: text('The name of the calendar.'),
    fileName: slug('The name of the calendar file, without its ending.'),
    askMonths: z
      .int()
      .min(1)
      .max(12)
      .describe('How many months before the application is due to ask for the two conversations.'),
    monthly: group('Each month until the application is due.', {
      button: text('The button that saves the monthly reminder.'),
      title: text('The title of the event.'),
      text: template('Its text; {measures} is what was left, line by line.', ['due', 'measures']),
    }),
    confirmation: reminder('When the confirmation may be given.'),
    ask: reminder('When to ask for the two conversations.'),
    opens: reminder('When the application opens.'),
    due: reminder('When it is due.'),
    expires: reminder('When the registration expires.'),
  }),
  example: group('A worked example, for visitors without JavaScript and for everyone who wants to see how it works.', {
    title: text('The heading.'),
    lead: text('Who the example is about.'),
    today: day('The day on which the example looks at its dates.'),
    expiryMonth: z.int().min(1).max(12).describe('The month in which the registration expires.'),
    expiryYear: z.int().min(2020).max(2099).describe('The year.'),
    hours: z.number().min(0).describe('The practice hours.'),
    feedback: z.int().min(0).describe('The pieces of feedback.'),
    cpd: z
      .array(
        z.strictObject({
          date: day('The day.'),
          topic: text('The topic.'),
          hours: z.number().min(0).describe('The hours.'),
          participatory: z.number().min(0).describe('How many of them were participatory.'),
          method: text('The method.'),
          code: text('The part of the Code.'),
          evidence: z.string().describe('The evidence; empty where the example lacks it.'),
        }),
      )
      .min(1)
      .describe('The entries of learning.'),
    accounts: z.array(text('The title of an account.')).describe('The reflective accounts.'),
  }),
  help,
});
