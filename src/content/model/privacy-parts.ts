import { z } from 'zod';
import { group, template, text } from './fields';

/** Paragraphs with links, which the site fills in. */
const paragraphs = (description: string, placeholders: readonly string[] = []) =>
  template(description, placeholders).meta({ links: true });

const part = (description: string, words: string, placeholders: readonly string[] = []) =>
  group(description, { title: text('The heading.'), text: paragraphs(words, placeholders) });

const form = (description: string, values: string, placeholders: readonly string[]) =>
  group(description, {
    title: text('The heading.'),
    notLive: text('Shown while the provider is `simulated`, and nothing is sent.'),
    live: paragraphs(
      `Shown once a provider is set in site.yaml: what it receives, why, on what lawful basis and for how long; ${values}.`,
      placeholders,
    ),
  });

/** The fields of the `privacy` section, which picks texts to match the forms' settings. */
export const privacyParts = {
  responsible: group('Who is responsible for the data.', {
    title: text('The heading.'),
    named: paragraphs(
      'Shown once `business` in site.yaml has a name and an address; {name}, {address} and {email} are filled in.',
      ['name', 'address', 'email'],
    ),
    unnamed: paragraphs('Shown until then; {email} is filled in.', ['email']),
    ico: paragraphs('Added once `business.icoNumber` is set; {number} is filled in.', ['number']),
  }),
  message: form('The contact form.', '{provider} and {fields} are filled in', ['provider', 'fields']),
  newsletter: form('The newsletter.', '{provider} is filled in', ['provider']),
  booking: part('The scheduling page.', 'The text; {host} is filled in.', ['host']),
  mail: part('Emails to the business.', 'The text; {email} is filled in.', ['email']),
  cookies: part('Cookies and tracking: there are none.', 'The text.'),
  browser: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence above the list.'),
    items: z.array(text('One thing that is kept, and for how long.')).min(1),
  }),
  server: part('What any web server records.', 'The text.'),
  editor: part('What the editor keeps of authors; shown only where `editor` is set in site.yaml.', 'The text.'),
  sharing: part('Who else receives data, and where in the world.', 'The text.'),
  rights: part('What a visitor may ask for.', 'The text; {email} is filled in.', ['email']),
  complaint: part('How to complain.', 'The text; {email} is filled in.', ['email']),
};
