/** The drawing of the brand's mark, from the project's folder. */
export const MARK = 'content/images/mark.svg';
