// Guards that authors' typical mistakes are reported by cause, without consequential errors.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Changes, ContentCopy } from '../content-copy';

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
  [POST, /^title: .*$/m, "title: 'It's time'", 'yaml-syntax', 'end before it does'],
  [POST, /^title: .*$/m, 'title: "The "new" rules"', 'yaml-syntax', 'end before it does'],
  [POST, /^title: .*$/m, 'title: @work: the new rules', 'yaml-syntax', 'cannot begin with this character'],
  [POST, /^title: .*$/m, 'title: [New] rules', 'yaml-syntax', 'cannot begin with this character'],
  [POST, /^category: .*$/m, 'category: Nights', 'reference-unknown', 'those at `name:` in content/categories.yaml'],
  [POST, /^date: .*$/m, 'date: 2024-13-01\nupdated: 2024-01-01', 'field-value', 'a day that exists'],
  ['facts.yaml', 'until: 2020-04-04', 'until: 2020-02-30', 'field-value', 'a day that exists'],
  ['facts.yaml', 'from: 2020-04-05', 'from: 5 April 2020', 'field-value', 'a day that exists'],
  [POST, /^## /m, '#', 'markdown-unread', 'an ordinary space after #'],
  ['faq.yaml', /^- question/, '  question', 'yaml-syntax', 'Begin every entry of a list with "- "'],
  ['faq.yaml', /\n- question/, '\n  question', 'yaml-syntax', 'put "- " before the first field'],
  ['site.yaml', /^siteUrl: .*/m, 'siteUrl: www.nurses.co.uk', 'field-value', 'starts with https://'],
  ['interface.yaml', /^ +home: /m, '\thome: ', 'yaml-syntax', 'with a tab'],
  ['synonyms.yaml', /^- /m, '\u00A0- ', 'yaml-syntax', 'indentation'],
  ['pricing.yaml', 'price: 597', 'price 597', 'yaml-syntax', 'or colon is missing'],
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

test.each<[string, Changes, string]>([
  [
    'a renamed page that the site needs',
    { 'pages/about.yaml': null, 'pages/about-us.yaml': copy.read('pages/about.yaml') },
    'file-missing',
  ],
  [
    'a link with a typing mistake to a page that has no other',
    { 'site.yaml': copy.read('site.yaml').replace('/privacy/', '/privcy/') },
    'link-broken',
  ],
])('%s is told once', async (_what, changes, rule) => {
  const problems = await copy.checkWith(changes, DAY, true);
  const told = problems.filter((found) => !['before-launch', 'fact-old'].includes(found.rule));
  expect(told.map((found) => found.rule)).toEqual([rule]);
});

test('a renamed article is told once, at its old address, and the links to it are not', async () => {
  const renamed = { [POST]: null, [POST.replace('/index', '-2027/index')]: copy.read(POST) };
  const cover = POST.replace('index.md', 'cover.png');
  const picture = {
    [cover]: null,
    [cover.replace('/cover', '-2027/cover')]: readFileSync(path.join(copy.root, cover)),
  };
  const problems = await copy.checkWith({ ...renamed, ...picture }, DAY);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, rule }) => [file, rule])).toEqual([['content/permalinks.yaml', 'url-vanished']]);
});

test('former names that are no list are told, and the addresses that they would keep are not', async () => {
  const text = POST.replace('/index', '-2027/index');
  const renamed = copy
    .read(POST)
    .replace('./cover.png', '../../images/hero.png')
    .replace('\ndate:', '\naliases: nmc-revalidation\ndate:');
  const problems = await copy.checkWith(
    { [POST]: null, [POST.replace('index.md', 'cover.png')]: null, [text]: renamed },
    DAY,
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, rule }) => [file, rule])).toEqual([[`content/${text}`, 'field-value']]);
});

test('an article whose file has another name is reported, and the links to it are not', async () => {
  const renamed = { [POST]: null, [POST.replace('index.md', 'Index.MD')]: copy.read(POST) };
  const problems = await copy.checkWith(renamed, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([[`content/${POST}`, 'file-missing']]);
});
