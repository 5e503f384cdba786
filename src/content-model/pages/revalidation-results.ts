import { z } from 'zod';
import { linkedText, template, text } from '../fields';

const part = (description: string) =>
  z
    .strictObject({
      title: text('What the part is called.'),
      checklist: text('What to have at hand for it when the application is filled in.'),
    })
    .describe(description);

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

const measure = template('How far it is; {done}, {needed} and {left} are filled in.', ['done', 'needed', 'left']);

const shortfall = template('What is left of it.', ['left']);

/** The words of what the revalidation planner has worked out. */
export const revalidationResults = z
  .strictObject({
    title: text('The heading.'),
    summary: template('What is shown first and announced; {done} of {all} parts, and {next}.', ['done', 'all', 'next']),
    next: z
      .strictObject({
        before: template('Before the application opens; {date}.', ['date']),
        open: template('While it is open; {date} is its last day.', ['date']),
        late: template('After that day, before the registration ends on {date}.', ['date']),
        expired: template('After the registration ended on {date}.', ['date']),
      })
      .describe('What comes next.'),
    mayChange: linkedText('Shown where an announced new process may hold by then.'),
    entered: template('What was entered, in one line; {expires}, and {date} is today.', ['expires', 'date']),
    facts: z
      .strictObject({
        doneOf: template('How much is done.', ['done', 'all']),
        done: text('Under the number of parts.'),
        opens: text('Under the day on which the application opens.'),
        due: text('Under the day on which it is due.'),
      })
      .describe('The three figures that matter most.'),
    countdown: template('How long there is; {time} is such as "in 5 days".', ['time']),
    inTime: template('At what pace the largest gap is closed.', ['date', 'pace']),
    shortfall: z
      .strictObject({
        hours: shortfall,
        firstHours: shortfall,
        secondHours: shortfall,
        cpd: shortfall,
        participatory: shortfall,
        feedback: shortfall,
        accounts: shortfall,
      })
      .describe('What is furthest from done; {left} is shown large.'),
    also: z
      .strictObject({
        participatory: text('The bar of participatory hours.'),
        second: text('The bar of the second registration.'),
      })
      .describe('Bars under that of a part.'),
    tables: text('Opens the tables of dates and parts.'),
    entries: text('Opens the tables of what was entered.'),
    basis: text('Opens which rules are used.'),
    holds: text('For which time the rules hold.'),
    dates: z
      .strictObject({
        timeline: text('The heading of the timeline.'),
        short: z
          .strictObject({
            begins: text('When the three years began.'),
            confirmationFrom: text('From when the confirmation may be given.'),
            opens: text('When the application opens.'),
            due: text('When it is due.'),
            expires: text('When the registration expires.'),
          })
          .describe('The dates in a few words.'),
        caption: text('The name of the table.'),
        what: text('The first column.'),
        day: text('The second column.'),
        begins: text('When the three years began.'),
        confirmationFrom: text('From when the confirmation may be given.'),
        opens: text('When the application opens.'),
        due: text('When it is due.'),
        expires: text('When the registration expires.'),
      })
      .describe('The dates.'),
    parts: z
      .strictObject({
        caption: text('The name of the table.'),
        part: text('The first column.'),
        state: text('The second column.'),
        done: text('A part that is done.'),
        open: text('A part that is not.'),
        ...PART_NAMES,
      })
      .describe('The eight parts, in the order of the application.'),
    measures: z
      .strictObject({
        hours: measure,
        firstHours: measure,
        secondHours: measure,
        cpd: measure,
        participatory: measure,
        feedback: measure,
        accounts: measure,
      })
      .describe('What is counted.'),
    pending: template('Hours in entries that lack something; {hours}.', ['hours']),
    paces: z
      .strictObject({
        hours: template('Hours a month; {amount}.', ['amount']),
        pieces: template('Pieces a month; {amount}.', ['amount']),
        oneIn: template('One piece in so many months; {months}.', ['months']),
        now: text('All of it within a month.'),
        joined: template('How far something is, and at what pace the rest is done.', ['measure', 'pace']),
      })
      .describe('At what pace.'),
    faults: z
      .strictObject({
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
      })
      .describe('What is wrong with a part.'),
    checklist: z
      .strictObject({ title: text('The heading.'), lead: text('The sentence under it.') })
      .describe('The checklist in the order of the application.'),
  })
  .describe('The results.');
