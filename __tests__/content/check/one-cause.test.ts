// Guards that authors' typical mistakes are reported by cause, without consequential errors.
import { ContentCopy } from '../content-copy';

const DAY = '2026-01-01';
const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** A replacement in a file, the expected rule, and part of its message or advice. */
const MISTAKES: readonly [file: string, from: string | RegExp, to: string, rule: string, says: string][] = [
  [POST, /^title: /m, 'title:', 'yaml-syntax', 'no space after the colon'],
  [POST, /^title: /m, '\ntitle： ', 'yaml-syntax', 'no space after the colon'],
  [POST, /^date: /m, 'dates: ', 'field-unknown', 'did you mean "date"'],
  [POST, /^title: /m, '\u00A0title: ', 'field-unknown', 'type it again'],
  [POST, /^title: .*$/m, 'title: The #1 mistake', 'text-cut', 'quotes around the whole text'],
  [POST, /^title: .*$/m, 'title: & more', 'yaml-syntax', 'quotes around the text'],
  [POST, /^cover: (.*)$/m, 'cover: [$1]', 'field-value', 'must be text'],
  [POST, /\n$/, '\n\nSee [this page] (/about/).\n', 'markdown-unread', 'without spaces'],
  ['interface.yaml', /^ +home: /m, '\thome: ', 'yaml-syntax', 'with a tab'],
  ['synonyms.yaml', /^- /m, '\u00A0- ', 'yaml-syntax', 'indentation'],
  ['pricing.yaml', 'price: 597', 'price 597', 'yaml-syntax', 'a colon is missing'],
  ['pricing.yaml', 'price: 597', ' price: 597', 'yaml-syntax', 'indentation'],
  ['pricing.yaml', 'price: 597', 'price: 0', 'field-value', 'must be above 0'],
  ['providers.yaml', 'provider: formspree', 'provider: formspee', 'field-value', 'did you mean "formspree"'],
];

test.each(MISTAKES)('in %s %s that became %j is told by its cause', async (file, from, to, rule, says) => {
  const before = copy.read(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  const problems = await copy.checkWith({ [file]: after }, DAY);
  expect(problems.map((found) => [found.file, found.rule])).toEqual([[`content/${file}`, rule]]);
  expect(JSON.stringify(problems).replaceAll('\\"', '"')).toContain(says);
});

test('an article whose file has another name is reported, and the links to it are not', async () => {
  const renamed = { [POST]: null, [POST.replace('index.md', 'Index.MD')]: copy.read(POST) };
  const problems = await copy.checkWith(renamed, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([[`content/${POST}`, 'file-missing']]);
});
