import { z } from 'zod';
import { group, template, text } from '../fields';

/** `content/copy/article.yaml`: labels around an article. */
export const articleCopy = z.strictObject({
  back: text('The link back to the listing.'),
  published: text('The word before the date.'),
  updated: text('The word before the date of the last change.'),
  status: group('The badge of articles that are not published yet; only `npm run develop` and previews show them.', {
    draft: text('On a draft.'),
    scheduled: template('On an article with a date in the future.', ['date']),
  }),
  readTime: template('How the reading time is written.', ['minutes']),
  address: text('The words before the address of the page, when it is printed.'),
  contents: text('The heading of the table of contents.'),
  keyPoints: text('The heading of the key points.'),
  sources: z.strictObject({
    title: text('The heading of the sources.'),
    checked: template('Said after a source that has been checked.', ['date']),
  }),
  review: z.strictObject({
    last: template('When the whole article was last reviewed.', ['date']),
    next: template('When the next review is due.', ['date']),
    expected: template('Said above the text if values in it will change soon.', ['what', 'date']),
    expectedPassed: template('Said in its place from that day on, while nobody has confirmed a new value.', [
      'what',
      'date',
    ]),
    expectedCheck: template('Said after that, if the day of the next review is known.', ['date']),
    overdue: template('Said above the text, in place of the next review, once its day has passed.', ['date']),
  }),
  share: z.strictObject({
    title: text('The heading of the share row.'),
    copy: text('The button that copies the link.'),
    copyText: template('What is copied.', ['url'], ['title']).meta({ prose: false }),
    copied: z.strictObject({ title: text('The title of the message.'), text: text('The text of the message.') }),
    copyFailed: z.strictObject({ title: text('The title of the message.'), text: text('What to do instead.') }),
    copyField: text('The label of the field from which the text can be copied by hand.'),
    native: text('The button that opens the share menu of the phone or computer.'),
    email: text('The email link.'),
    whatsapp: text('The WhatsApp link.'),
    linkedin: text('The LinkedIn link.'),
    facebook: text('The Facebook link.'),
    x: text('The X link.'),
  }),
  letter: group('The words around a letter in an article, which begins with `> [!LETTER]`.', {
    copy: text('The button below a letter that copies it.'),
    copied: text('Said once it is copied.'),
    failed: text('Said where the browser does not allow it, with what to do instead.'),
  }),
  ticks: group('What is offered where an article has tasks to tick off, `- [ ]`.', {
    keep: text('The box below a list of tasks: whether ticks are kept on the device.'),
    kept: text('Said while they are kept.'),
    failed: text('Said where the browser does not keep them.'),
  }),
  author: text('The line about the author at the end.'),
  related: text('The heading above the related articles.'),
  neighbours: text('What screen readers call the links to the previous and next article.'),
  previous: text('The words before the title of the earlier article.'),
  next: text('The words before the title of the later article.'),
});
