import { z } from 'zod';
import { drawing, group, seo, template, text, texts, verbatim } from '../fields';

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
  resultsOne: template('Shown when one article was found; {count} is the number.', [], ['count']),
  resultsMany: template('Shown when all the articles found fit on the page; {count} is the number.', ['count']),
  resultsPart: template(
    'Shown when only some of them fit; {from} and {to} are the first and last, {count} is the number found.',
    ['to', 'count'],
    ['from'],
  ),
  alsoFoundTitle: text('The heading above articles that have the search words only in their text.'),
  alsoFound: template('Added to the number of results when there are such articles; {count} is their number.', [
    'count',
  ]),
  elsewhere: group('What a search finds besides the articles.', {
    title: text('The heading above other pages of the site that a search has found.'),
    answers: text('The heading above those that the search names: they come before the articles.'),
    count: template('Added to the number of results when there are such pages; {count} is their number.', ['count']),
    question: text('What kind of page a question of the FAQ is.'),
    service: text('What kind of page a service or an offer is.'),
    term: text('What kind of page a term of the glossary is.'),
    page: text('What kind of page any other page is.'),
  }),
  ignoredWords: texts(
    'Words that a search leaves out, since they say nothing about what is looked for.',
    'One word in lower case.',
  ),
  searching: text('Shown while a search waits for the list of articles.'),
  searchFailed: text('Shown when the list of articles could not be loaded.'),
  pages: text('What screen readers call the links to newer and older articles.'),
  previousPage: text('The link to newer articles.'),
  nextPage: text('The link to older articles.'),
  pageTitle: template(
    'Title of the second and later pages of a list; {title} is the title of the first page, {page} the number.',
    ['title', 'page'],
  ),
  pageDescription: template(
    'Description of those pages; {description} is the description of the first page, {page} the number.',
    ['description', 'page'],
  ),
  categoryTitle: template('Title of a category page; {category} is its name.', ['category']),
  feed: group('What apps that follow blogs (feed readers) show.', {
    title: template('The name of the feed of all articles; {brand} is filled in.', [], ['brand']),
    categoryTitle: template(
      'The name of the feed of one category; {brand} and {category} are filled in.',
      ['category'],
      ['brand'],
    ),
  }),
});
