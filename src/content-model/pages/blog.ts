import { z } from 'zod';
import { seo, text } from '../fields';

/** `content/pages/blog.yaml`: the listing of articles. */
export const blogCopy = z.strictObject({
  seo,
  title: text('The heading of the page.'),
  lead: text('The sentence under it.'),
  searchLabel: text('The accessible name of the search box.'),
  searchPlaceholder: text('The words in the empty search box.'),
  filterLabel: text('The accessible name of the row of filter buttons.'),
  readMore: text('The link of each card.'),
  loadMore: text('The button that shows more cards.'),
  emptyTitle: text('The heading when nothing was found.'),
  emptyText: text('The sentence when nothing was found.'),
  emptyReset: text('The link that shows every article again.'),
  resultsOne: text('Said when one article was found; {count} is the number.'),
  resultsMany: text('Said when all articles that were found are shown; {count} is the number.'),
  resultsPart: text(
    'Said when a part of them is shown; {from} and {to} are its first and last, {count} is the number.',
  ),
  resultsNone: text('Said when nothing was found.'),
  alsoFoundTitle: text('The heading above articles that hold the search words in their text.'),
  alsoFound: text('Said after the number of results when there are such articles; {count} is their number.'),
  searchFailed: text('Said when the list of articles could not be loaded.'),
  pages: text('The accessible name of the links to newer and older articles.'),
  previousPage: text('The link to newer articles.'),
  nextPage: text('The link to older articles.'),
  pageTitle: text('Title of the further pages of a list; {title} is that of its first page, {page} the number.'),
  pageDescription: text(
    'Description of the further pages; {description} is that of the first page, {page} the number.',
  ),
  categoryTitle: text('Title of a category page; {category} is its name.'),
  feed: z
    .strictObject({
      title: text('The name of the feed of all articles; {brand} is filled in.'),
      categoryTitle: text('The name of the feed of one category; {brand} and {category} are filled in.'),
    })
    .describe('What feed readers show.'),
});
