// Guards that Arabic and Hebrew run from right to left.
import { renderMarkdown } from '../../support/render-markdown';

test.each([
  ['a paragraph', 'وصلتُ اليوم إلى لندن (UK).', '<p dir="auto">'],
  ['a list', '- שלום\n- two', '<ul dir="auto">'],
  ['a quotation', '> שלום', '<blockquote>\n<p dir="auto">'],
  ['a cell', '| A | שלום |\n| - | - |\n| b | c |', '<th dir="auto">'],
])('%s in Arabic or Hebrew runs in the direction of its words', async (_name, markdown, block) => {
  expect((await renderMarkdown(`English words.\n\n${markdown}`)).html).toContain(block);
});

test('the items of a list have no direction other than that of its bullets', async () => {
  expect((await renderMarkdown('- שלום\n\n- two')).html.match(/dir=/g)).toHaveLength(1);
});

test('an English text says nothing of directions', async () => {
  expect((await renderMarkdown('## One\n\nTwo é.\n\n- three')).html).not.toContain('dir=');
});
