import { group, linkedText, template, text } from '../fields';

const part = (description: string) =>
  group(description, {
    title: text('What the part is called.'),
    checklist: text('What to have at hand for it when the application is filled in.'),
  });

const PART_NAMES = {
  hours: part('Practice hours.'),
  cpd: part('Learning.'),
  feedback: part('Feedback.'),
  accounts: part('Reflective accounts.'),
  discussion: part('The reflective discussion.'),
  character: part('Health and character.'),
  indemnity: part('Professional indemnity.'),
  confirmation: part('Confirmation.'),
};

/** A text for everything that is counted. */
const ofEachMeasure = (words: ReturnType<typeof template>) => ({
  hours: words,
  firstHours: words,
  secondHours: words,
  cpd: words,
  participatory: words,
  feedback: words,
  accounts: words,
});

const DAYS = {
  begins: text('When the three years began.'),
  confirmationFrom: text('From when the confirmation may be given.'),
  opens: text('When the application opens.'),
  due: text('When it is due.'),
  expires: text('When the registration expires.'),
};

/** The words of what the revalidation planner has worked out. */
export const revalidationResults = group('The results.', {
  title: text('The heading.'),
  summary: template('What is shown first and announced; {done} of {all} parts, and {next}.', ['done', 'all', 'next']),
  next: group('What comes next.', {
    before: template('Before the application opens; {date}.', ['date']),
    open: template('While it is open; {date} is its last day.', ['date']),
    late: template('After that day, before the registration ends on {date}.', ['date']),
    expired: template('After the registration ended on {date}.', ['date']),
  }),
  mayChange: linkedText('Shown where an announced new process may hold by then.'),
  entered: template('What was entered, in one line; {expires}, and {date} is today.', ['expires', 'date']),
  facts: group('The three figures that matter most.', {
    doneOf: template('How much is done.', ['done', 'all']),
    done: text('Under the number of parts.'),
    opens: text('Under the day on which the application opens.'),
    due: text('Under the day on which it is due.'),
  }),
  countdown: template('How long there is; {time} is such as "in 5 days".', ['time']),
  inTime: template('At what pace the largest gap is closed.', ['date', 'pace']),
  shortfall: group(
    'What is furthest from done; {left} is shown large.',
    ofEachMeasure(template('What is left of it.', ['left'])),
  ),
  also: group('Bars under that of a part.', {
    participatory: text('The bar of participatory hours.'),
    second: text('The bar of the second registration.'),
  }),
  tables: text('Opens the tables of dates and parts.'),
  entries: text('Opens the tables of what was entered.'),
  basis: text('Opens which rules are used.'),
  holds: text('For which time the rules hold.'),
  dates: group('The dates.', {
    timeline: text('The heading of the timeline.'),
    short: group('The dates in a few words.', {
      ...DAYS,
    }),
    caption: text('The name of the table.'),
    what: text('The first column.'),
    day: text('The second column.'),
    ...DAYS,
  }),
  parts: group('The eight parts, in the order of the application.', {
    caption: text('The name of the table.'),
    part: text('The first column.'),
    state: text('The second column.'),
    done: text('A part that is done.'),
    open: text('A part that is not.'),
    ...PART_NAMES,
  }),
  measures: group(
    'What is counted.',
    ofEachMeasure(template('How far it is; {done}, {needed} and {left} are filled in.', ['done', 'needed', 'left'])),
  ),
  pending: template('Hours in entries that lack something; {hours}.', ['hours']),
  paces: group('At what pace.', {
    hours: template('Hours a month; {amount}.', ['amount']),
    hour: text('The same where it is one hour.'),
    pieces: template('Pieces a month; {amount}.', ['amount']),
    oneIn: template('One piece in so many months; {months}.', ['months']),
    now: text('All of it within a month.'),
    joined: template('How far something is, and at what pace the rest is done.', ['measure', 'pace']),
  }),
  faults: group('What is wrong with a part.', {
    incompleteCpd: text('Entries of learning lack something.'),
    booked: text('Arranged, but not done.'),
    noDate: text('The day is missing.'),
    inFuture: text('The day is after today.'),
    beforePeriod: text('The day is before the three years began.'),
    tooEarly: text('The confirmation is too early.'),
    accountsFirst: text('Not all accounts are written yet.'),
    discussionFirst: text('The discussion comes before the confirmation.'),
    notCovered: text('No indemnity.'),
    declare: text('Not ready to declare.'),
  }),
  checklist: group('The checklist in the order of the application.', {
    title: text('The heading.'),
    lead: text('The sentence under it.'),
  }),
});
