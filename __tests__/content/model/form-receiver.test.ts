// Guards the settings of forms.
import { contactSettings } from '../../../src/content/model/form-receiver';

test.each([
  [{ provider: 'formspree' }, /^is missing; the provider formspree needs it$/],
  [{ provider: 'formspree', id: '../x' }, /./],
])('the settings %j are refused at the id', (settings, message) => {
  const { issues = [] } = contactSettings.safeParse(settings).error ?? {};
  expect(issues.map(({ path }) => path)).toEqual([['id']]);
  expect(issues[0]?.message).toMatch(message);
});
