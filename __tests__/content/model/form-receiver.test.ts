// Guards the settings of forms.
import { contactSettings, newsletterSettings } from '../../../src/content/model/form-receiver';

const MAILCHIMP = 'https://x.us1.list-manage.com/subscribe/post?';

test.each([
  [contactSettings, { provider: 'formspree' }, 'id', 'is missing; the provider formspree needs it'],
  [contactSettings, { provider: 'formspree', id: '../x' }, 'id', 'must be letters'],
  [newsletterSettings, { provider: 'mailchimp', action: `${MAILCHIMP}u=1&amp;id=2` }, 'action', '"&amp;"'],
  [newsletterSettings, { provider: 'mailchimp', action: `${MAILCHIMP}u=1` }, 'action', 'id='],
])('a wrong setting of a form is refused: %#', (schema, settings, field, message) => {
  expect(schema.safeParse(settings).error?.issues[0]).toMatchObject({
    path: [field],
    message: expect.stringContaining(message),
  });
});
