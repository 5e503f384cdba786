import { z } from 'zod';
import { group, template, text } from './fields';

/** `content/interface.yaml`: labels that belong to no single page. */
export const interfaceText = z.strictObject({
  skipLink: text('The first link of every page.'),
  homeLink: text('Read out by screen readers after the name of the business, on its link to the home page.'),
  mainNavigation: text('What screen readers call the navigation at the top.'),
  footerNavigation: text('What screen readers call the navigation at the bottom.'),
  breadcrumbs: z.strictObject({
    label: text('What screen readers call the links that show where a page is.'),
    home: text('The first of these links.'),
  }),
  contents: text('Above the list of the headings of a long page.'),
  menu: text('The button that shows and hides the menu on phones.'),
  newTab: text('Read out by screen readers after a link that opens a new tab.'),
  closeDialog: text('The button that closes a dialog.'),
  dismissToast: text('The button that closes a short message.'),
  notifications: text('What screen readers call the list of short messages.'),
  theme: z.strictObject({
    label: text('The name of the colour choice.'),
    light: text('The light colours.'),
    dark: text('The dark colours.'),
    system: text("The colours of the visitor's system."),
  }),
  emailQuestion: group('What the forms say to an email address before they send anything.', {
    didYouMean: template('Asked of an address that looks misspelt, with the one probably meant.', ['address']),
    asItIs: text('Follows that question where the address may be right after all: how to send it unchanged.'),
    incomplete: text('Said of an address that cannot be right, where nobody can tell what was meant.'),
  }),
  waiting: text('Shown while something that a visitor has pressed waits for the rest of the page.'),
  unfinished: text('Shown when it has waited in vain.'),
  offline: text('Shown when a visitor presses a link while offline; a second press on it goes.'),
  error: z.strictObject({
    title: text('The heading of the error page.'),
    text: text('The sentence under it.'),
    reload: text('The button that loads the page again.'),
    part: text('What a visitor reads where one part of a page has failed.'),
    retry: text('The button that shows that part again.'),
    home: text('The link to the home page.'),
  }),
  prices: group('The words around prices.', {
    saving: template('What the visitor saves.', ['amount']),
    popular: text('The badge of the most popular plan.'),
    plan: text('The button of each plan, before its name. It opens the booking page.'),
    includes: text('The heading above what a plan includes.'),
  }),
  sources: group('Above the official pages of each planner.', {
    title: text('The heading.'),
    checked: template('When the figures were checked last.', ['date']),
  }),
});
