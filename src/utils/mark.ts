/** The drawing of the brand's mark, from the project's folder; header, footer, icons and preview cards show it. */
export const MARK = 'content/images/mark.svg';
