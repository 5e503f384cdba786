// Guards that no text ends the script of structured data.
import { toScriptText } from '../../../src/utils/seo/graph';

it.each([
  '</script><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  'Rest &#10; & play',
])('lets neither a tag nor a character reference begin inside the script: %s', (name) => {
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] });
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
