import { z } from 'zod';
import { group, template, text } from './fields';

/** Paragraphs with links, which the site fills in. */
const paragraphs = (description: string, placeholders: readonly string[] = []) =>
  template(description, placeholders).meta({ links: true });

const part = (description: string, words: string, placeholders: readonly string[] = []) =>
  group(description, { title: text('The heading.'), text: paragraphs(words, placeholders) });

const form = (description: string, placeholders: readonly string[]) =>
  group(description, {
    title: text('The heading.'),
    notLive: text('Shown while the provider is `simulated`, and nothing is sent.'),
    live: paragraphs('Shown otherwise: what the provider receives, why, and for how long.', placeholders),
  });

/** The fields of the `privacy` section, which picks texts to match the forms' settings. */
export const privacyParts = {
  responsible: group('Who is responsible for the data.', {
    title: text('The heading.'),
    named: paragraphs('Shown once `business` in site.yaml has a name and an address.', ['name', 'address', 'email']),
    unnamed: paragraphs('Shown until then.', ['email']),
    ico: paragraphs('Added once `business.icoNumber` is set.', ['number']),
  }),
  message: form('The contact form.', ['provider', 'fields']),
  newsletter: form('The newsletter.', ['provider']),
  booking: group('The scheduling page.', {
    title: text('The heading.'),
    text: paragraphs('The text.', ['host']),
    utm: paragraphs('Added where `booking.utm` is on: booking links say which page they are on.'),
  }),
  payment: part(
    'Payments; shown only where a plan in pricing.yaml has a `payLink`.',
    'What the payment service receives, and why.',
    ['provider', 'host'],
  ),
  mail: part('Emails to the business.', 'The text.', ['email']),
  cookies: part('Cookies and tracking: there are none.', 'The text.'),
  statistics: group('What is counted; shown only where `statistics` is set in site.yaml.', {
    title: text('The heading.'),
    text: paragraphs('What the provider receives, and why.', ['provider', 'host']),
    words: paragraphs('Added where `searchWords` is on: what was searched for is sent.'),
    cookies: paragraphs('Takes the place of the text about cookies and tracking.'),
    server: paragraphs('Takes the place of the text about what any web server records.'),
  }),
  browser: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence above the list.'),
    items: z.array(text('One thing that is kept, and for how long.')).min(1),
  }),
  server: part('What any web server records.', 'The text.'),
  editor: part('What the editor keeps of authors; shown only where `editor` is set in site.yaml.', 'The text.'),
  sharing: part('Who else receives data, and where in the world.', 'The text.'),
  rights: part('What a visitor may ask for.', 'The text.', ['email']),
  complaint: part('How to complain.', 'The text.', ['email']),
};
