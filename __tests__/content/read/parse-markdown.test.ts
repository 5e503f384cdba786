// Guards that check and build parse a text with the same grammar.
import { createRequire } from 'node:module';
import config from '../../../gatsby-config';
import { readBody } from '../../../src/content/read/read-body';
import { renderMarkdown } from '../../markdown/render-markdown';

const read = (markdown: string) => readBody(markdown, 'content/blog/a-post/index.md', 1);

test.each([
  ['It takes 6~8 weeks in England and 10~12 weeks in Wales.'],
  ['~about~ 3 weeks'],
  ['2*3*4, 2**3**4 and 2*3*4*5'],
  ['10*12 beds, and 3*4'],
])('signs between figures stay as typed: %s', async (markdown) => {
  expect((await renderMarkdown(markdown)).text).toBe(markdown);
  expect(read(markdown).findings).toEqual([]);
});

test.each([
  ['~~gone~~', '<del>gone</del>'],
  ['*now* and a*b*c', '<em>now</em> and a<em>b</em>c'],
  ['**2*3*4**', '<strong>2*3*4</strong>'],
  ['`2*3*4` `6~8`', '<code>2*3*4</code> <code>6~8</code>'],
])('other marks keep their meaning: %s', async (markdown, html) => {
  expect((await renderMarkdown(markdown)).html).toContain(html);
});

test.each([['Ask.[^my note]\n\n[^my note]: Thanks!'], ['Ask.[^1]\n\n[^1]: Thanks!'], ['Ask.^[Thanks!]']])(
  'a footnote is the same for check and build: %s',
  async (markdown) => {
    expect((await renderMarkdown(markdown)).html).toMatch(
      /<sup id="fnref-1"><a href="#fn-1" [\s\S]*<li id="fn-1">[\s\S]*Thanks! <a href="#fnref-1"/,
    );
    expect(read(markdown).findings).toEqual([]);
  },
);

test('the transformer and the check use the same packages and grammar', () => {
  const transformer = createRequire(require.resolve('gatsby-transformer-remark/package.json'));
  const remark = createRequire(transformer.resolve('remark'));
  expect(remark.resolve('remark-parse')).toBe(require.resolve('remark-parse'));
  expect(config.plugins).toContainEqual({
    resolve: 'gatsby-transformer-remark',
    options: expect.objectContaining({ gfm: false, footnotes: false, plugins: ['gatsby-remark-grammar'] }),
  });
});
