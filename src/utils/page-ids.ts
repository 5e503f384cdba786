/** The id of the main content, to which the skip link leads. */
export const MAIN_ID = 'main';

/** The id of the main navigation, which is a popover on phones. */
export const MENU_ID = 'site-menu';

/** The id of the cover, for which the first paint waits: a picture that moves here from the listing has to be there. */
export const COVER_ID = 'article-cover';
