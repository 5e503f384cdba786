import { z } from 'zod';
import { text } from './fields';

/** `content/interface.yaml`: the small words of the site that belong to no page. */
export const interfaceText = z.strictObject({
  skipLink: text('The first link of every page.'),
  homeLink: text('The accessible name of the brand link, after the brand.'),
  mainNavigation: text("The accessible name of the header's navigation."),
  footerNavigation: text("The accessible name of the footer's navigation."),
  breadcrumbs: z.strictObject({
    label: text('The accessible name of the breadcrumbs.'),
    home: text('The first step of every way.'),
  }),
  menu: text('The accessible name of the button that shows and hides the menu on phones.'),
  newTab: text('Said after a link that opens a new tab.'),
  closeDialog: text('The button that closes a dialog.'),
  dismissToast: text('The accessible name of the button that closes a toast.'),
  notifications: text('The accessible name of the list of toasts.'),
  theme: z.strictObject({
    label: text('The name of the colour choice.'),
    light: text('The light colours.'),
    dark: text('The dark colours.'),
    system: text("The colours of the visitor's system."),
  }),
  offline: text('Said when a link is pressed without a network.'),
  error: z.strictObject({
    title: text('The heading of the error page.'),
    text: text('The sentence under it.'),
    reload: text('The button that loads the page again.'),
    home: text('The link to the home page.'),
  }),
});
