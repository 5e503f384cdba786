/** Replaces a list of defaults; this site's theme uses none of them. */
const empty: readonly never[] = [];
export default empty;
