/** Stands for a list of defaults of which this site's theme takes none. */
const empty: readonly never[] = [];
export default empty;
