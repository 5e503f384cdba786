/** Replaces a list of defaults, for a site whose theme uses none of them. */
const empty: readonly never[] = [];
export default empty;
