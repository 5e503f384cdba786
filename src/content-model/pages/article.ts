import { z } from 'zod';
import { text } from '../fields';

/** `content/pages/article.yaml`: the words around an article. */
export const articleCopy = z.strictObject({
  back: text('The link back to the listing.'),
  published: text('Said before the date.'),
  updated: text('Said before the date of the last change.'),
  status: z
    .strictObject({
      draft: text('On a draft.'),
      scheduled: text('On an article that waits for its day; {date} is filled in.'),
    })
    .describe('The badge of articles that are not published yet; only `npm run develop` and previews show them.'),
  readTime: text('How a counted reading time is written; {minutes} is the number.'),
  address: text('Said before the address of the page on paper.'),
  contents: text('The heading of the table of contents.'),
  share: z.strictObject({
    title: text('The heading of the share row.'),
    copy: text('The button that copies the link.'),
    copyText: text('What is copied; {title} and {url} are filled in.'),
    copied: z.strictObject({ title: text('The title of the toast.'), text: text('The text of the toast.') }),
    copyFailed: z.strictObject({ title: text('The title of the toast.'), text: text('What to do instead.') }),
    copyField: text('The accessible name of the field with the text to copy by hand.'),
    native: text("The button of the device's own share sheet."),
    email: text('The e-mail link.'),
    whatsapp: text('The WhatsApp link.'),
    linkedin: text('The LinkedIn link.'),
    facebook: text('The Facebook link.'),
    x: text('The X link.'),
  }),
  author: text('The line about the author at the end.'),
  related: text('The heading above the related articles.'),
  neighbours: text('The accessible name of the previous and next links.'),
  previous: text('Said before the title of the earlier article.'),
  next: text('Said before the title of the later article.'),
});
