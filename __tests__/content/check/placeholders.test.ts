// Guards that every placeholder and every mark of a chat bot below front matter is filled in or reported.
import { readBody } from '../../../src/content/read/read-body';
import { namedFacts } from '../../../src/facts/placeholders';
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const copy = new ContentCopy();
const page = (text: string): string =>
  `---\ntitle: Terms of use\ndescription: ${'What is on this page, and for whom. '.repeat(3)}\n---\n\n${text}\n`;

/** What one of the two rules finds in an article or a page with these texts, as line and words. */
async function foundIn(file: string, text: string, rule: 'placeholder-wrong' | 'chat-mark') {
  const findings = await copy.checkWith({ [file]: text });
  const lines = text.split('\n');
  return findings
    .filter((each) => each.file === `content/${file}` && each.rule === rule)
    .map(({ line, found }) => [lines[line - 1], found]);
}

const inArticle = (rule: 'placeholder-wrong' | 'chat-mark', texts: readonly string[]) =>
  foundIn('blog/zz-post/index.md', postText({ cover: '../../images/hero.png' }, `\n${texts.join('\n\n')}\n`), rule);

test('prices and unknown placeholders are reported in an article', async () => {
  const texts = [
    ['It costs {price:4Cs Premium}.', '{price:4Cs Premium}'],
    ['See [{price:Premium}](/faq/).', '{price:Premium}'],
    ['![{name}](../../images/hero.png)', '{name}'],
    ['Words.^[{lowest:program}]', '{lowest:program}'],
    ['| {price:Premium} |\n| - |\n| a |', '{price:Premium}'],
    ['Not {{price:Premium}}, {1} or `{price:Premium}`.'],
  ];
  expect(
    await inArticle(
      'placeholder-wrong',
      texts.map(([text = '']) => text),
    ),
  ).toEqual(texts.flatMap(([text, found]) => (found ? [[text?.split('\n')[0], found]] : [])));
});

test('prices are filled in on a text page, and others are reported', async () => {
  const text = page(
    'It costs {price:4Cs Premium}.\n\nFrom {lowest:4cs-program}, {other}, `{price:X}`.\n\nOr {price:Gold}.',
  );
  expect(await foundIn('pages/zz-rules.md', text, 'placeholder-wrong')).toEqual([
    ['From {lowest:4cs-program}, {other}, `{price:X}`.', '{other}'],
    ['Or {price:Gold}.', '{price:Gold}'],
  ]);
});

test('a price is named in a field with any kind of quotes, as where it is filled in', async () => {
  const plans = copy.replaced('pricing.yaml', 'name: 4Cs Premium', 'name: "A nurse\'s plan"');
  const answers = copy.replaced(
    'faq.yaml',
    /answer: .*/,
    'answer: "It costs {price:A nurse’s plan}, {price:A nurse\'s plan}."',
  );
  const findings = await copy.checkWith({ ...plans, ...answers });
  expect(findings.filter(({ rule }) => rule === 'placeholder-wrong')).toEqual([]);
});

test('the marks of chat bots are reported in an article', async () => {
  const texts = [
    'Words【1†source】 here.',
    'Words [cite: 1, 2] here.',
    'Words turn0search0 here.',
    'Words \ue200cite\ue202turn0search1\ue201 here.',
    'See [words](https://example.org/?utm_source=chatgpt.com).',
    '[1]: https://example.org/?utm_source=copilot.com',
    '![A ward:contentReference[oaicite:1]](../../images/hero.png)',
  ];
  const found = await inArticle('chat-mark', [...texts, 'See [more][1], `[cite: 1]`.']);
  expect(found.map(([line]) => line)).toEqual(texts);
});

test.each([['![{fact:rate}](./a.png)'], ['[{fact:rate}](/faq/ "{fact:rate}")'], ['Words.^[{fact:rate}]']])(
  'the fact in %s is compared with the facts',
  (markdown) => {
    const named = readBody(markdown, 'content/pages/terms.md', 1).prose.flatMap(({ text }) => namedFacts(text));
    expect(named[0]).toMatchObject({ id: 'rate', misspelt: false });
  },
);
