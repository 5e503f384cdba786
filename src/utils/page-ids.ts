/** Element ids, gathered here so that no two parts of a page share one. */

/** The main content, target of the skip link. */
export const MAIN_ID = 'main';

/** The main navigation, a popover on phones. */
export const MENU_ID = 'site-menu';

/** The article cover; the first paint waits for it, because a picture moves here from the listing. */
export const COVER_ID = 'article-cover';

/** Heading of an article's key points. */
export const KEY_POINTS_ID = 'key-points';

/** Heading of an article's sources. */
export const SOURCES_ID = 'sources';

/** Heading of articles that contain the search words. */
export const ALSO_FOUND_ID = 'also-found';

/** Heading of other pages that a search found, below the articles. */
export const OTHER_PAGES_ID = 'other-pages';

/** Heading of pages that answer the search, above the articles. */
export const ANSWERS_ID = 'found-answers';

/** The listing's search and filters, to which the search box of another page leads. */
export const SEARCH_ID = 'search';

/** Heading of a planner's questions; its results link back to it. */
export const PLANNER_QUESTIONS_ID = 'answers';

/** The section of the contact page with its form. */
export const CONTACT_FORM_ID = 'contact';

/** Heading of a planner's results. */
export const PLANNER_RESULTS_ID = 'results';

/** A planner's form, which outside buttons submit. */
export const PLANNER_FORM_ID = 'questions';

/**
 * Ids already used around an article or the services; no heading or section may take one. One literal, so that bundlers drop
 * it from scripts that need only a single id.
 */
export const RESERVED_IDS: readonly string[] = [
  MAIN_ID,
  MENU_ID,
  COVER_ID,
  KEY_POINTS_ID,
  SOURCES_ID,
  // The heading of footnotes, by rehype-footnotes.
  'footnote-label',
  // Gatsby's own elements.
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
];
