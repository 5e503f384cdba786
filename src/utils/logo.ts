/** The drawing of the brand's logo, from the project's folder; header, footer, icons and preview cards show it. */
export const LOGO = 'content/images/logo.svg';
