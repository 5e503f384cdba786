// Guards that every page is valid HTML with unique names of view transitions.
import { type ConfigData, HtmlValidate } from 'html-validate/node';
import { ordinaryPages } from '../built-site';

const validator = new HtmlValidate(jest.requireActual<ConfigData>('../../../.htmlvalidate.cjs'));

test.each(ordinaryPages.map(({ path, html }) => [path, html] as const))('%s is valid HTML', async (_path, html) => {
  const { results } = await validator.validateString(html, 'public/page.html');
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(messages)]).toEqual([]);
});

test('view transitions on a page have unique names', () => {
  for (const { path, html } of ordinaryPages) {
    const names = [...html.matchAll(/view-transition-name:([^;"]+)/g)].map(([, name]) => name);
    expect([path, ...names]).toEqual([path, ...new Set(names)]);
  }
});
