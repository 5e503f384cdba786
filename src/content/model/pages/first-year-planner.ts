import { z } from 'zod';
import { day, group, heading, linkedText, searchEntry, seo, slug, template, text } from '../fields';
import { calendarNames, help, paragraphs, question, yesNo } from './planner-fields';

const date = (description: string, placeholders: readonly string[] = []) =>
  group(description, {
    label: text('What the day is, in a few words.'),
    note: template('What to do, or how sure the day is; may hold links.', [], placeholders).meta({ links: true }),
  });

const stage = (description: string) =>
  group(description, {
    title: text('The heading.'),
    tasks: z
      .array(
        z.strictObject({
          id: slug('A short name that saved files hold for what is ticked; never change one that is in use.'),
          text: text('What to do.'),
          when: z
            .enum(['pin', 'noPin', 'sponsored'])
            .describe(
              'Which nurses see it: those with a PIN (`pin`), without one (`noPin`) or with a sponsor (`sponsored`). Leave it out for everyone.',
            )
            .optional(),
        }),
      )
      .min(1)
      .describe('What to do, in display order.'),
  });

const titled = (description: string) =>
  z
    .array(z.strictObject({ title: text('What it is about.'), text: linkedText('One or two sentences.') }))
    .min(1)
    .describe(description);

/** `content/pages/first-year-planner.yaml`. */
export const firstYearPlannerCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page; its short line is also the name of the tool.'),
  article: linkedText('Under the head of the page: the article to read.'),
  form: group('The questions.', {
    title: text('The heading above the questions.'),
    firstDay: question('The first day at work.'),
    hasPin: yesNo('Whether the visitor has a PIN.'),
    pinDay: question('The day of the PIN.'),
    hours: question('The weekly hours of the contract.'),
    sponsor: yesNo('Whether the employer sponsors the visa.'),
    visaEnds: question('The last day of the visa.').extend({ note: text('What follows the question.') }),
    submit: text('The button.'),
  }),
  visaMonths: z.int().min(1).max(24).describe('How many months before a visa ends the planner says to think of it.'),
  results: group('The results.', {
    title: text('The heading.'),
    ready: template('What is read out; {label} and {date} are those of the next day.', ['label', 'date']),
    over: text('What is read out once all days have passed.'),
    entered: template('What was entered, in one line.', [], ['firstDay', 'hours']),
    nextTitle: template('The heading of what is next.', ['label', 'date']),
    facts: group('The three figures that matter most.', {
      weeks: text('Under the weeks in which somebody is supernumerary.'),
      months: text('Under the months of preceptorship.'),
      meetings: text('Under the number of meetings.'),
    }),
    dates: group('The days.', {
      timeline: text('The heading of the days.'),
      caption: text('The name of the table of all days.'),
      columnWhat: text('The heading of the first column.'),
      columnWhen: text('The heading of the second column.'),
      advice: text('In place of the source of a day that is our own advice.'),
      firstDay: date('The first day at work.'),
      firstMeeting: date('The last day for the first meeting with the preceptor.'),
      supernumeraryEnds: date('The last day of the least supernumerary time.', ['ownWeeks']),
      middleMeeting: date('The meeting in the middle.'),
      preceptorshipEnds: date('The end of the shortest preceptorship.'),
      yearEnds: date('The end of the first year.'),
      feeDue: date('The last day for the yearly fee of the NMC.'),
      visaThink: date('When to think of the visa.'),
      visaEnds: date('The last day of the visa.'),
      opens: date('When the application for revalidation opens.'),
      due: date('The last day for that application.'),
      expires: date('The last day of the registration.'),
    }),
    checklist: group('The checklist.', {
      title: text('The heading.'),
      lead: text('The sentence under it.'),
      event: template('The title of a part in the calendar.', ['stage']),
      progress: template('Beside a part: how many of its tasks are done.', ['done', 'all']),
      day: stage('The first day.'),
      week: stage('The first week.'),
      month: stage('The first month.'),
      quarter: stage('The first three months.'),
    }),
    payslip: group('The first payslip.', {
      title: text('The heading.'),
      lead: linkedText('The sentence under it.'),
      hours: template('About hours and basic pay; {hours} are those of the visitor.', ['hours']),
      columnLine: text('The heading of the first column.'),
      columnCheck: text('The heading of the second column.'),
      lines: titled('The lines of a payslip, and what to check.'),
    }),
    register: group('The NMC, its fee, and revalidation.', {
      title: text('The heading.'),
      pin: paragraphs('For those with a PIN.'),
      noPin: paragraphs('For those without.'),
      renewed: linkedText('For those whose registration must have been renewed since.'),
    }),
    visa: group('The visa.', {
      title: text('The heading.'),
      sponsored: paragraphs('For those with a sponsor.'),
      other: paragraphs('For those without.'),
    }),
    ask: group('Who to ask for what.', {
      title: text('The heading.'),
      columnWhat: text('The heading of the first column.'),
      columnWho: text('The heading of the second column.'),
      people: z
        .array(z.strictObject({ what: text('What it is about.'), who: text('Who to ask.') }))
        .min(1)
        .describe('In display order.'),
    }),
    nations: text('Under the results: for which nation they are, and what they are not.'),
  }),
  ...calendarNames,
  example: group('A worked example, for visitors without JavaScript and for everyone who wants to see how it works.', {
    title: text('The heading.'),
    lead: text('Who the example is about.'),
    firstDay: day('The first day at work.'),
    pinDay: day('The day of the PIN.'),
    hours: z.number().min(1).max(60).describe('The weekly hours.'),
    visaEnds: day('The last day of the visa.'),
  }),
  help,
});
