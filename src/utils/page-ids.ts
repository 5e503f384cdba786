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

/** Attribute of the root while a pressed link cannot be followed offline. */
export const OFFLINE = 'data-offline';

/** Attribute of the list of toasts, which exists while one is visible. */
export const TOASTS = 'data-toasts';

/** Attribute of the message after a successful copy. */
export const COPIED = 'data-copied';

/** Attribute of the fallback after a failed copy. */
export const COPY_FAILED = 'data-copy-failed';

/** Class of the box in which a wide table scrolls; on phones its first column stays put. */
export const TABLE_CLASS = 'table';

/** A cell of a table with a word that is too long for a sheet of paper. */
export const LONG_WORD_CLASS = 'long';

/** Class of an article's links to glossary terms. */
export const TERM_CLASS = 'term';

/** Class of an article's links back to the visitor's last page. */
export const BACK_LINK_CLASS = 'back';

/** Attributes of an event and of the notice above the header: the end, and that it has come. */
export const ENDS = 'data-ends';
export const OVER = 'data-over';

/** Attribute of the words beside an event's hour: its time zone. */
export const EVENT_ZONE = 'data-zone';

/** Attribute of the button that closes the notice: what stands for its words on this device. */
export const NOTICE_CLOSE = 'data-notice-close';

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

/** Attribute of an element that shows the current year, whenever the page was built. */
export const CURRENT_YEAR = 'data-current-year';
