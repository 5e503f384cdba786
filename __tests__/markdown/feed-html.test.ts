// Guards the text of an article in feeds.
import { renderMarkdown } from './render-markdown';

const PAGE = 'https://www.example.com/blog/a/';
const feedOf = async (markdown: string) => {
  const words = { keep: 'Keep my ticks', kept: 'Kept', failed: 'Not kept', slug: 'a' };
  const letter = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' };
  const { feedHtml } = await renderMarkdown(markdown, { pageUrl: PAGE, ticks: words, letter });
  return feedHtml;
};

test('every address is absolute', async () => {
  const html = await feedOf('## More\n\nSee [one](/about/), [two](#more) and ![a ward](/files/a.png).\n');
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    `${PAGE}#more`,
    'https://www.example.com/about/',
    `${PAGE}#more`,
    'https://www.example.com/files/a.png',
  ]);
});

test('tasks are a list with signs, without controls or messages', async () => {
  const html = await feedOf('- [ ] Ask\n- [x] Send\n');
  expect(html.replace(/<[^>]+>/g, '').trim()).toBe('☐ Ask\n☑ Send');
  expect(html).not.toMatch(/<(?:input|label|button|form)|role=|Keep/);
});

test('a letter is a quotation', async () => {
  const html = await feedOf('> [!LETTER]\n> Dear all,\n');
  expect(html).toBe('<blockquote>\n<p>Dear all,</p>\n</blockquote>');
});

test('a diagram is a list, without the bar', async () => {
  const html = await feedOf('> [!STRIP]\n> Weeks\n>\n> - 8 full\n> - 33 flat\n');
  expect(
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('Weeks 8 full 33 flat');
});

test('attributes for the page are removed', async () => {
  const html = await feedOf('A.[^1]\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[^1]: Note.\n');
  expect(html).not.toMatch(/class=|tabindex|aria-|role=|hidden/);
});
