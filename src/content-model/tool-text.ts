import { z } from 'zod';
import { template, text } from './fields';

/** `content/tool-text.yaml`: the words that all tools share. */
export const toolText = z.strictObject({
  privacy: text('Above the fields: that what is entered stays on the device.'),
  noScript: text('Shown in place of the fields where JavaScript is off.'),
  keep: z
    .strictObject({
      title: text('The heading.'),
      off: text('While the browser keeps nothing.'),
      on: text('While the browser keeps what is entered.'),
      failed: text('When the browser would not keep it.'),
      dropped: text('When the browser no longer has what it kept, and the page still has it.'),
      elsewhere: text('When another tab has changed what the browser keeps, so this page leaves it as it is.'),
      unreadable: text('When what the browser keeps cannot be read.'),
      saveUnreadable: text('The button that saves what cannot be read to a file, as it is.'),
      kept: template('At the top, on return; {date} is the day on which it was last kept.', ['date']),
      plain: text('That a saved file is not encrypted.'),
      limit: text('That browsers may delete what they keep, above all Safari after seven days without a visit.'),
      remember: text('The button that lets the browser keep what is entered.'),
      forget: text('The button that takes it out of the browser again.'),
      save: text('The button that saves everything to a file.'),
      open: text('The button that opens such a file.'),
      clear: text('The button that empties all fields.'),
      undo: text('The button that brings back what was there before a file was opened or the fields were emptied.'),
    })
    .describe('The buttons that keep, save, open and empty what is entered, and what is said of it.'),
  notices: z
    .strictObject({
      restored: text('When the page shows what an earlier visit has left in the browser.'),
      saved: text('After a file was saved.'),
      opened: text('After a file was opened.'),
      cleared: text('After the fields were emptied.'),
      undone: text('After the former entries were brought back.'),
      tooLarge: text('When the file is far too large.'),
      foreign: text('When the file was not saved here.'),
      otherTool: text('When the file belongs to another tool.'),
      newer: text('When the file was saved by a later version of the tool.'),
      damaged: text('When the file is damaged.'),
    })
    .describe('What is said after something was done with all entries. A file that cannot be opened changes nothing.'),
  dates: z
    .strictObject({
      day: text('The name of the field for the day of the month.'),
      month: text('The name of the field for the month.'),
      year: text('The name of the field for the year.'),
      hint: text('An example, under dates that have no line of their own.'),
    })
    .describe('The three fields in which a date is asked.'),
  errors: z
    .strictObject({
      title: text('The heading above all errors.'),
      missing: template('A field that must be filled in is empty.', ['label']),
      unreadable: template('A date or a number cannot be read.', ['label']),
      missingPart: template('A date of which something is missing; {part} says what.', ['label', 'part']),
      wrongPart: template('A date of which something cannot be right; {part} says what.', ['label', 'part']),
      low: template('A number is too low.', ['label', 'min']),
      high: template('A number is too high.', ['label', 'max']),
      early: template('A date is too early.', ['label', 'min']),
      late: template('A date is too late.', ['label', 'max']),
      step: template('A number has too many decimals.', ['label']),
      full: template('A list takes no more entries; {most} is how many it takes.', ['most']),
    })
    .describe("What is wrong with a field; {label} is the field's own question."),
  results: z
    .strictObject({
      change: text('The link from the results back to the questions.'),
      next: text('Above the next thing to do.'),
      today: text('Beside a day: it is today.'),
      tomorrow: text('Beside a day: it is tomorrow.'),
      inDays: template('Beside a day: how many days are left.', ['days']),
      addDate: text('The button that saves one date as a calendar file.'),
      by: template('The last day to do something.', ['date']),
      states: z
        .strictObject({
          done: text('Read out with a date that has passed.'),
          now: text('Read out with the date that comes next.'),
        })
        .describe('What the signs on a timeline mean, for screen readers.'),
      assumed: text(
        'When some of the rules are not known for the dates of a plan, and the nearest known ones are used.',
      ),
      print: text('The button that prints the results.'),
      calendar: text('The button that saves the dates as a calendar file.'),
      calendarHint: text('What to do with that file.'),
      discreet: text('The choice of titles that give nothing away.'),
      discreetTitle: text('Such a title.'),
    })
    .describe('The words of all results: the next thing to do, the dates, the buttons.'),
  sources: z
    .strictObject({
      title: text('The heading.'),
      checked: template('Above the list; {date} is the day on which the figures were last checked.', ['date']),
      entryChecked: template('After each page; {date} is the day on which somebody compared the figure with it.', [
        'date',
      ]),
    })
    .describe('Where the figures come from.'),
});
