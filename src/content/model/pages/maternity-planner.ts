import { z } from 'zod';
import { day, group, heading, linkedText, searchEntry, seo, template, text } from '../fields';
import { calendarNames, question, yesNo } from './planner-fields';

const labelled = (description: string, placeholders: readonly string[] = []) =>
  group(description, {
    label: text('The name of the date.'),
    note: template('The line under the date.', [], placeholders).optional(),
  });

/** A date that is shown first, too. */
const keyDate = (description: string, placeholders: readonly string[] = []) =>
  labelled(description, placeholders).extend({
    short: text('What it is, in a few words, on the timeline.'),
    next: template('The heading while it is the next one.', ['date']),
  });

const late = template('What to do once the day has passed.', ['date']);

const form = group('The questions.', {
  title: text('The heading above the questions, for screen readers.'),
  dueDate: question('The due date.'),
  leaveStart: question('The first day of leave.').extend({
    earliest: template('The line under the field once the due date is known.', ['date']),
  }),
  employedSince: question('The first day with this employer.'),
  rhythm: group('How often pay comes.', {
    label: text('The question.'),
    weekly: text('The answer "every week".'),
    fortnightly: text('The answer "every two weeks".'),
    fourWeekly: text('The answer "every four weeks".'),
    monthly: text('The answer "every month".'),
  }),
  monthlyOn: group('How the payday of each month is set.', {
    label: text('The question.'),
    day: text('The answer that asks for a day of the month.'),
    lastWorkingDay: text('The answer for the last day from Monday to Friday.'),
    weekday: text('The answer that asks for a weekday.'),
  }),
  week: group('The week of the month in which pay comes.', {
    label: text('The question.'),
    none: text('The line that chooses none.'),
    first: text('The first week.'),
    second: text('The second week.'),
    third: text('The third week.'),
    fourth: text('The fourth week.'),
    last: text('The last week.'),
  }),
  weekday: group('The weekday on which pay comes.', {
    label: text('The question.'),
    none: text('The line that chooses none.'),
  }),
  dayOfMonth: question('The payday of those who are paid each month.'),
  payday: question('A payday of all others.'),
  paySource: group('How pay is given.', {
    label: text('The question.'),
    average: text('The answer that asks for average weekly pay.'),
    payslips: text('The answer that asks for the sum of payslips.'),
  }),
  weeklyPay: question('Average weekly pay.'),
  payTotal: question('The sum of the payslips.').extend({
    period: template('The line under the field once the payslips that count are known.', ['from', 'to']),
  }),
  payments: question('The number of payslips.'),
  nhs: yesNo('Whether the employer is on NHS terms.'),
  nhsSince: question('The first day of NHS service.'),
  returnOn: question('The first day back at work.').extend({ note: text('What follows the question.') }),
  submit: text('The button.'),
  changed: text('What is said once an answer is no longer the one that the results come from.'),
});

const errors = group('What is wrong with an answer, beyond what all tools have in common.', {
  leaveTooEarly: template('Leave begins too early.', ['date']),
  leaveTooLate: template('Leave begins long after the due date.', ['date']),
  employedTooLate: text('The job begins after the leave.'),
  nhsTooLate: text('NHS service begins after the leave.'),
  weeklyPay: text('Average weekly pay is no amount.'),
  payTotal: text('The sum of the payslips is no amount.'),
  payments: template('The number of payslips is impossible.', ['max']),
  returnOutside: template('The first day back is outside the leave.', ['from', 'to']),
});

const CONDITIONS = ['employedBy', 'employedSince', 'average', 'limit', 'nhsServiceBy', 'nhsSince'];

const due = group('What is due, and why not.', {
  caption: text('The name of the list.'),
  answer: template('A short answer.', ['what', 'answer']),
  leave: text('Leave.'),
  statutory: text('Statutory pay.'),
  nhs: text('NHS pay.'),
  answerYes: text('It is due.'),
  answerNo: text('It is not due.'),
  leaveText: template('Why leave is due.', [], ['leaveWeeks']),
  statutoryText: template('Why statutory pay is due.', [], [...CONDITIONS, 'payWeeks']),
  nhsText: template('Why NHS pay is due.', [], [...CONDITIONS, 'nhsReturnMonths']),
  notNhs: text('Why an employer that is not on NHS terms pays none.'),
  failedEmployed: template('Too short a time with this employer.', [], CONDITIONS),
  failedEarnings: template('Too low pay.', [], CONDITIONS),
  failedNhsService: template('Too short NHS service.', [], CONDITIONS),
});

const notDue = group('What to do where something is not due.', {
  statutoryTitle: text('The heading where statutory pay is not due.'),
  statutoryText: template('What to do then; may hold links.', [], ['allowanceFrom', 'allowanceTo']).meta({
    links: true,
  }),
  nhsTitle: text('The heading where NHS pay is not due.'),
  nhsText: text('What to do then; may hold links.').meta({ links: true }),
});

const dates = group('The dates.', {
  timeline: text('The heading of the most important dates.'),
  caption: text('The name of the table of all dates.'),
  columnWhat: text('The heading of the first column.'),
  columnWhen: text('The heading of the second column.'),
  period: template('Two days of a span of time.', ['from', 'to']),
  moot: text('The line under a date of statutory pay that is not due.'),
  weekDue: labelled('The week in which the baby is due.'),
  qualifyingWeek: labelled('The qualifying week.'),
  payslips: labelled('The relevant period.'),
  certificateFrom: keyDate('When the certificate is available.'),
  tellBy: keyDate('The last day to tell the employer.').extend({ late }),
  earliestLeave: labelled('The earliest first day of leave.'),
  askForPayBy: keyDate('The last day to ask for pay.', ['noticeOfPayDays']).extend({ late }),
  illnessFrom: labelled('From when on an illness starts the leave.'),
  leaveStart: keyDate('The first day of leave.'),
  dueDate: keyDate('The due date.'),
  proofBy: keyDate('The last day for the proof of the pregnancy.'),
  ordinaryLeaveEnds: labelled('The last day of ordinary leave.'),
  payEnds: keyDate('The last day of statutory pay.'),
  additionalLeaveEnds: keyDate('The last day of additional leave.'),
  returnNoticeBy: keyDate('The last day to announce an earlier return.', ['noticeOfReturnWeeks']).extend({
    none: template('In place of the date where no day is chosen.', [], ['noticeOfReturnWeeks']),
  }),
});

const facts = group('The three figures that matter most.', {
  total: text('Under the sum of the whole leave.'),
  totalAllowance: text('The same where it is Maternity Allowance.'),
  fall: template('Under the month in which pay falls most.', ['amount']),
  unpaidMonths: template('The first and the last month without pay.', ['from', 'to']),
  unpaid: template('Under these months.', ['weeks']),
});

const bars = group('Pay by month as bars.', {
  title: text('The heading.'),
  part: text('Under a month of which only some days are leave.'),
  noPay: text('In place of the sum of a month without pay.'),
  note: text('Under the bars.'),
});

const letter = group('The letter to the employer, with the dates filled in.', {
  title: text('Opens the letter.'),
  label: text('The name of the field with the letter.'),
  copy: text('The button.'),
  copied: text('After it was copied.'),
  byHand: text('Where the browser does not let the page copy.'),
  nhs: template('The letter to an employer on NHS terms.', ['dueDate', 'leaveStart']),
  other: template('The letter to any other employer.', ['dueDate', 'leaveStart']),
});

const pay = group('The money.', {
  title: text('Opens the tables.'),
  basis: template('The sentence above the tables.', ['average']),
  weeksCaption: text('The name of the table of weeks.'),
  weeksCaptionAllowance: text('The same where statutory pay is not due.'),
  monthsCaption: text('The name of the table of months.'),
  columnWeeks: text('The heading of the column of weeks.'),
  columnWeekly: text('The heading of the column of weekly pay.'),
  columnStatutory: text('The heading of the column of statutory pay.'),
  columnAllowance: text('The heading of the column of Maternity Allowance.'),
  columnAdded: text('The heading of the column of NHS pay.'),
  columnTotal: text('The heading of what several weeks, or statutory and NHS pay, bring together.'),
  columnMonth: text('The heading of the column of months.'),
  columnNormal: text('The heading of the column of normal pay.'),
  columnGap: text('The heading of the column of what is missing.'),
  oneWeek: template('A single week.', ['first']),
  moreWeeks: template('Several weeks.', ['first', 'last']),
  sum: text('The last row.'),
  monthsNote: text('Under the table of months.'),
  eachWeek: text('Opens the list of all weeks.'),
  eachPayment: text('Opens the list of all payments.'),
  columnPayment: text('The heading of the column of paydays in that list.'),
  columnWeek: text('The heading of the column of weeks in that list.'),
  repay: template('What must be paid back.', ['added'], ['nhsReturnMonths']),
});

const assumptions = group('What the sums count on.', {
  title: text('The heading.'),
  rateAfter: template('The standard rate is used beyond the last known day.', [], ['date', 'rate']),
  rateBefore: template('The standard rate is used before the first known day.', [], ['date']),
  limit: text('The lower earnings limit is used beyond the known days.'),
  allowance: template('Maternity Allowance is counted.', [], ['allowanceWeeks']),
  nhs: text('NHS pay is counted.'),
  payday: text('Paydays are counted as they fall.'),
  tax: text('Sums are before tax.'),
});

const SUMS = ['total', 'statutory', 'added'];

/** `content/pages/maternity-planner.yaml`. */
export const maternityPlannerCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page; its short line is also the name of the tool.'),
  article: linkedText('Under the head of the page: the article to read.'),
  form,
  errors,
  results: group('The results.', {
    title: text('The heading.'),
    summarySmp: template('What is read out: statutory pay.', [], SUMS),
    summaryNhs: template('What is read out: statutory and NHS pay.', [], SUMS),
    summaryAllowance: template('What is read out: Maternity Allowance.', [], SUMS),
    summaryNhsAllowance: template('What is read out: Maternity Allowance and NHS pay.', [], SUMS),
    hasPassed: text('Beside a last day that has passed.'),
    entered: template('What was entered, in one line.', [], ['dueDate', 'leaveStart', 'average']),
    facts,
    estimate: text('Under the results: that they are an estimate, and who to ask.'),
    due,
    notDue,
    dates,
    bars,
    pay,
    assumptions,
  }),
  letter,
  example: group('The example, whose tables are worked out when the site is built.', {
    title: text('The heading.'),
    lead: template(
      'Who the example is about.',
      [],
      ['dueDate', 'leaveStart', 'employedSince', 'nhsSince', 'weeklyPay'],
    ),
    dueDate: day('When the baby is due.'),
    leaveStart: day('The first day of leave.'),
    employedSince: day('The first day with the employer.'),
    nhsSince: day('The first day of NHS service.'),
    weeklyPay: z.number().positive().describe('Average weekly pay in pounds.'),
    dayOfMonth: z.number().int().min(1).max(31).describe('The payday.'),
  }),
  notes: z
    .array(
      z.strictObject({
        title: text('The heading.'),
        text: text('One or more paragraphs; may hold links.').meta({ links: true }),
      }),
    )
    .min(1)
    .describe('What to know besides, in display order.'),
  ...calendarNames,
  calendarTitle: template('The title of an entry in the calendar.', ['label']),
});
