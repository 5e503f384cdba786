// Guards the settings of forms.
import { contactSettings } from '../../../src/content/model/form-receiver';

test.each([
  [{ provider: 'formspree' }, /^is missing; the provider formspree needs it$/],
  [{ provider: 'formspree', id: '../x' }, /./],
])('the id of the settings %j is refused', (settings, message) => {
  const { issues = [] } = contactSettings.safeParse(settings).error ?? {};
  expect(issues.map(({ path }) => path)).toEqual([['id']]);
  expect(issues[0]?.message).toMatch(message);
});
