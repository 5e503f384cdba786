/** The ids of elements of the pages, so that no two parts of a page take the same one. */

/** The id of the main content, to which the skip link leads. */
export const MAIN_ID = 'main';

/** The id of the main navigation, which is a popover on phones. */
export const MENU_ID = 'site-menu';

/** The id of the cover, for which the first paint waits: a picture that moves here from the listing has to be there. */
export const COVER_ID = 'article-cover';

/** The id of the heading above an article's key points. */
export const KEY_POINTS_ID = 'key-points';

/** The id of the heading above an article's sources. */
export const SOURCES_ID = 'sources';

/** The id of the heading above articles that hold the search words in their text. */
export const ALSO_FOUND_ID = 'also-found';

/** The id of the heading above other pages that a search has found, below the articles. */
export const OTHER_PAGES_ID = 'other-pages';

/** The id of the heading above those that answer it, above the articles. */
export const ANSWERS_ID = 'found-answers';

/** The id of the heading above the questions of a planner, to which its results lead back. */
export const PLANNER_QUESTIONS_ID = 'answers';

/** The id of the form of a planner, which buttons outside it submit. */
export const PLANNER_FORM_ID = 'questions';

/** The attribute of the words that say that a text was copied. */
export const COPIED = 'data-copied';

/** The attribute of what is offered where it could not be. */
export const COPY_FAILED = 'data-copy-failed';

/** The class of what scrolls a wide table, whose first column stays on a phone. */
export const TABLE_CLASS = 'table';

/** The class of a link in an article that marks a term of the glossary. */
export const TERM_CLASS = 'term';

/** The class of the links of an article that lead back to where the visitor came from. */
export const BACK_LINK_CLASS = 'back';

/** The id of the notice that a link cannot be followed without a network. */
export const OFFLINE_NOTICE = 'offline-notice';

/**
 * The ids that the page around an article, or around the services, has already; no heading or section may take one. The
 * list is one literal, so that bundlers leave it out of scripts that only need a single id.
 */
export const RESERVED_IDS: readonly string[] = [
  MAIN_ID,
  MENU_ID,
  COVER_ID,
  KEY_POINTS_ID,
  SOURCES_ID,
  OFFLINE_NOTICE,
  // The heading of footnotes, by rehype-footnotes.
  'footnote-label',
  // Gatsby's own elements.
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
];

/** The attribute of an element that shows the current year, whenever the page was built. */
export const CURRENT_YEAR = 'data-current-year';
