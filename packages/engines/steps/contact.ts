import { CONTACT } from '../../../src/routes';
import type { BuiltWords } from '../support/built-words';
import type { Query } from '../support/in-page';
import { NotHere } from '../support/not-here';
import type { Step } from '../support/step';
import { SCRIPTS } from '../support/test-server';
import { until } from '../support/until';

const field = (name: string): Query => ({ role: 'textbox', name });

/** What is written; in letters that every keyboard has where it expects them. */
function entries({ contact }: BuiltWords): readonly (readonly [Query, string])[] {
  return [
    [field(contact.name), 'maria cruz'],
    [field(contact.email), 'maria@example.com'],
    [field(contact.message), 'where do i begin'],
  ];
}

/** The contact form. */
export const CONTACT_FORM: readonly Step[] = [
  {
    name: 'the contact form filled in before the scripts keeps what was written',
    run: async ({ visitor, server, words }) => {
      const release = server.hold(SCRIPTS);
      await visitor.open(CONTACT);
      for (const [query, text] of entries(words)) await visitor.write(query, text);
      release();
      await visitor.hydrate();
      for (const [query, text] of entries(words)) {
        await until(`"${text}" is kept`, async () => (await visitor.ask('fieldValue', query)) === text);
      }
    },
  },
  {
    name: 'the contact form sent before the scripts is answered, and empty again',
    run: async ({ visitor, server, words }) => {
      const { provider, submit, success } = words.contact;
      if (provider !== 'simulated') throw new NotHere(`a test must not send a message to ${provider}`);
      const release = server.hold(SCRIPTS);
      await visitor.open(CONTACT);
      for (const [query, text] of entries(words)) await visitor.write(query, text);
      await visitor.press({ role: 'button', name: submit });
      release();
      await visitor.sees({ role: 'status', text: success.title });
      for (const [query] of entries(words)) {
        await until('the field is empty', async () => (await visitor.ask('fieldValue', query)) === '');
      }
      await visitor.sees({ role: 'button', name: submit });
    },
  },
];
