import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';

const copy = new ContentCopy();
afterAll(() => copy.remove());

test('a file that nothing reads is reported, with the name that was probably meant', async () => {
  const problems = await copy.checkWith({ 'pricng.yaml': '- x\n' }, DAY);
  expect(problems.map(({ file, rule, expected }) => [file, rule, expected])).toEqual([
    ['content/pricng.yaml', 'file-unknown', 'did you mean "pricing.yaml"?'],
  ]);
});

test('an article outside blog/ is reported, and the guides are not', async () => {
  const changes = { 'my-article.md': 'Text.', 'README.md': 'x', 'FIELDS.md': 'x', 'RULES.md': 'x' };
  const problems = await copy.checkWith(changes, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([['content/my-article.md', 'file-unknown']]);
});
