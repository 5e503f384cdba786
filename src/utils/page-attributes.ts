/** Attributes and classes by which styles and page scripts find elements. */

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

/** Attribute of the button that closes the notice: its key on this device. */
export const NOTICE_CLOSE = 'data-notice-close';

/** Attribute of an element that shows the current year, whenever the page was built. */
export const CURRENT_YEAR = 'data-current-year';
