/** The names that the inline script, the server and the runtime agree on. */
export { COMPONENT_STYLES, OFFLINE_NOTICE, RUNTIME_TEMPLATE, TERM_CLASS } from '../utils/page-ids';

/** The file that brings the framework when it is needed; the end of the build writes the digest of its content into the name. */
export const WAKE_FILE = 'wake.js';

/** The event on `document` that says: every component of the page answers a press now. */
export const AWAKE_EVENT = 'runtime:awake';

/** The data of the document's root that says the same to who comes later. */
export const AWAKE_MARK = 'awake';

/** The attribute of an element that shows the current year, whenever the page was built. */
export const CURRENT_YEAR = 'data-current-year';

/** The attribute of a link that is handled in place, so that a press on it waits for the runtime. */
export const HANDLED_IN_PLACE = { 'data-wake': 'press' } as const;
