/** The attribute of an element that shows the current year, whenever the page was built. */
export const CURRENT_YEAR = 'data-current-year';
