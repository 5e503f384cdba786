import { z } from 'zod';
import {
  drawing,
  group,
  heading,
  httpsUrl,
  linkedText,
  searchEntry,
  seo,
  template,
  text,
  texts,
  verbatim,
} from './fields';

/** `content/copy/blog.yaml`: the listing of articles. */
export const blogCopy = z.strictObject({
  seo,
  title: text('The heading of the page.'),
  lead: text('The sentence under it.'),
  searchLabel: text('The label of the search box, for screen readers.'),
  searchPlaceholder: verbatim('The words in the empty search box.'),
  filterLabel: text('What screen readers call the row of filter buttons.'),
  readMore: text('The link of each card.'),
  loadMore: text('The button that shows more cards.'),
  emptyTitle: text('The heading when nothing was found.'),
  emptyText: text('The sentence when nothing was found.'),
  emptyReset: text('The link that shows every article again.'),
  emptySuggestions: text('The heading above the two newest articles when nothing was found.'),
  emptyPicture: drawing('The drawing above the words when nothing was found.'),
  resultsOne: template('Shown when one article was found.', [], ['count']),
  resultsMany: template('Shown when all the articles found fit on the page.', ['count']),
  resultsPart: template('Shown when only some of them fit.', ['to', 'count'], ['from']),
  alsoFoundTitle: text('The heading above articles that have the search words only in their text.'),
  alsoFound: template('Added to the number of results when there are such articles.', ['count']),
  elsewhere: group('What a search finds besides the articles.', {
    title: text('The heading above other pages of the site that a search has found.'),
    answers: text('The heading above those that the search names: they come before the articles.'),
    count: template('Added to the number of results when there are such pages.', ['count']),
    question: text('What kind of page a question of the FAQ is.'),
    service: text('What kind of page a service or an offer is.'),
    term: text('What kind of page a term of the glossary is.'),
    page: text('What kind of page any other page is.'),
  }),
  ignoredWords: texts('Words that a search leaves out, such as "the".', 'One word in lower case.'),
  searching: text('Shown while a search waits for the list of articles.'),
  searchFailed: text('Shown when the list of articles could not be loaded.'),
  pages: text('What screen readers call the links to newer and older articles.'),
  previousPage: text('The link to newer articles.'),
  nextPage: text('The link to older articles.'),
  pageTitle: template('Title of the second and later pages of a list, from the title of the first.', ['title', 'page']),
  pageDescription: template('Description of those pages, from that of the first.', ['description', 'page']),
  categoryTitle: template('Title of a category page.', ['category']),
  feed: group('What apps that follow blogs (feed readers) show.', {
    title: template('The name of the feed of all articles.', [], ['brand']),
    categoryTitle: template('The name of the feed of one category.', ['category'], ['brand']),
  }),
});

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
  author: text('The line about the author at the end of an article without `author:`.'),
  people: group('The words around the people who wrote an article, or reviewed it.', {
    by: template('Under the title: who wrote it.', ['people']),
    reviewer: template('After the day of the last review: who reviewed it.', ['person']),
    originally: template('Under the title of an article that appeared elsewhere first.', ['title']),
    title: text('What screen readers call the cards of the authors at the end.'),
  }),
  related: text('The heading above the related articles.'),
  neighbours: text('What screen readers call the links to the previous and next article.'),
  previous: text('The words before the title of the earlier article.'),
  next: text('The words before the title of the later article.'),
});

const note = z
  .strictObject({ title: text('The heading.'), text: linkedText('One or more paragraphs; may hold links.') })
  .meta({ graphql: 'PlannerNote' });

const officialPage = z
  .strictObject({ label: text('The words of the link.'), url: httpsUrl('The address of the page.') })
  .meta({ graphql: 'PlannerOfficialPage' });

/** `content/copy/PAGENAME.yaml`: the copy around a planner. The planner's own messages are in `src/planners/NAME`. */
export const plannerCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page; its short line is also the name of the tool.'),
  article: linkedText('Under the head of the page: the article to read.'),
  resultsArticle: linkedText('Among the results: a sentence that leads to an article.').optional(),
  notes: z.array(note).min(1).describe('Under the planner: what to know besides, in display order.').optional(),
  help: group('At the end of the page: what the planner is not, and who to ask.', {
    title: text('The heading.'),
    texts: z.array(linkedText('A paragraph.')).min(1).describe('What the planner is not, and who to ask.'),
    links: z.array(officialPage).min(1).describe('The official pages.'),
  })
    .meta({ graphql: 'PlannerHelp' })
    .optional(),
});

/** `content/copy/contact.yaml`. */
export const contactCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  emailTitle: text('The heading above the email address.'),
  emailText: text('The sentence under it.'),
  bookTitle: text('The heading about the discovery call.'),
  bookText: text('The sentence under it.'),
  bookLabel: text('The button that leads to the scheduling page.'),
  nextTitle: text('The heading of what happens next.'),
  nextSteps: texts('What happens next, in order.'),
});

/** `content/copy/glossary.yaml`. */
export const glossaryCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  finder: z.strictObject({
    label: text('The label of the field that narrows the list.'),
    found: template('Said while it does, with the number of terms that are left.', ['count']),
    none: text('Said where no term is left.'),
  }),
  letters: text('What screen readers call the row of letters.'),
  example: text('The word before each example.'),
  source: text('The words before the page that a term relies on.'),
  spellings: template('The other spellings of a term.', ['spellings']),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    contactLabel: text('The link to the contact page.'),
    blogLabel: text('The link to the articles.'),
  }),
});

/** `content/copy/not-found.yaml`. */
export const notFoundCopy = z.strictObject({
  seo,
  code: text('The large number.'),
  title: text('The heading.'),
  text: text('A sentence of help.'),
  homeLabel: text('The link to the home page.'),
  tools: heading('The heading above the tools.'),
  articles: heading('The heading above the newest articles.'),
  picture: drawing('The drawing beside the words.'),
});

/** `content/copy/sections.yaml`: labels of sections that show events and guides. */
export const sectionCopy = z.strictObject({
  events: group('Around events.', {
    register: text('The button that leads to the registration, before the title.'),
    calendar: text('The link to the calendar file.'),
    takeOut: text('The link to the calendar file of an event that is cancelled; calendars then remove it.'),
    recording: text('The link to a recording, before the title.'),
    recordings: text('The heading above the events that are over and have a recording.'),
    online: text('In place of the place of an event that is online.'),
    free: text('In place of the price of an event that costs nothing.'),
    cancelled: text('The badge of an event that does not take place.'),
    moved: template('The badge of an event on another day than planned first.', ['date']),
    over: text('In place of the buttons once an event is over.'),
    here: template('Beside the hour, for visitors whose clocks show another.', ['hour']).meta({ prose: false }),
  }),
  downloads: group('Around guides to download.', {
    kind: text('What the search calls them.'),
    link: text('The link, before the title.'),
    page: text('Beside the size of a file with a single page.'),
    pages: template('Beside the size of a file with several pages.', ['count']),
  }),
});
