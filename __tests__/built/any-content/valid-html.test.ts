// Guards that every page is valid HTML, and that its moving pictures have names of their own.
import { type ConfigData, HtmlValidate } from 'html-validate/node';
import { ordinaryPages } from '../built-site';

const validator = new HtmlValidate(jest.requireActual<ConfigData>('../../../.htmlvalidate.cjs'));

it.each(ordinaryPages.map(({ path, html }) => [path, html] as const))('%s is valid HTML', async (_path, html) => {
  const { results } = await validator.validateString(html, 'public/page.html');
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(messages)]).toEqual([]);
});

it.each(ordinaryPages.map(({ path, html }) => [path, html] as const))(
  '%s gives each view transition its own name',
  (_path, html) => {
    const names = [...html.matchAll(/view-transition-name:([^;"]+)/g)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
  },
);
