import { z } from 'zod';
import { heading, seo, text } from '../fields';

const part = (description: string, words: string) =>
  z.strictObject({ title: text('The heading.'), text: text(words) }).describe(description);

const form = (description: string, values: string) =>
  z
    .strictObject({
      title: text('The heading.'),
      notLive: text('What is said while the provider is `simulated`, and nothing is sent.'),
      live: text(`What is said once a provider is configured; ${values}.`),
    })
    .describe(description);

/** `content/pages/privacy.yaml`; the page itself chooses what fits the settings of the forms. */
export const privacyCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  message: form('The contact form.', '{provider} and {fields} are filled in'),
  newsletter: form('The newsletter.', '{provider} is filled in'),
  booking: part('The scheduling page.', 'The text; {host} is filled in.'),
  cookies: part('Cookies and visitors counted: there are none.', 'The text.'),
  browser: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence above the list.'),
    items: z.array(text('One thing that is kept, and for how long.')).min(1),
  }),
  server: part('What any web server notes down.', 'The text.'),
  rights: part('What a visitor may ask for.', 'The text; {email} is filled in.'),
  providers: z
    .array(
      z.strictObject({
        id: text('The provider as `forms` in `content/site.yaml` names it.'),
        name: text('How it is called on the page.'),
      }),
    )
    .min(1)
    .describe('The name of every provider that the forms can be given to.'),
});
