// Guards that Arabic and Hebrew run from right to left.
import { renderMarkdown } from './render-markdown';

const directions = async (markdown: string) =>
  [...(await renderMarkdown(markdown)).html.matchAll(/<(\w+) dir="auto"/g)].map(([, tag]) => tag);

test.each([
  ['وصلتُ اليوم إلى لندن (UK).', ['p']],
  ['- שלום\n\n- two', ['ul']],
  ['> שלום', ['p']],
  ['| A | שלום |\n| - | - |\n| b | c |', ['th']],
  ['## One\n\nTwo é.\n\n- three', []],
])('the direction of %j is automatic at %j only', async (markdown, tags) => {
  expect(await directions(`English words.\n\n${markdown}`)).toEqual(tags);
});
