// Guards that a save changes only the edited parts of a file.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { newerPictures } from '../../src/editor/check-field';
import { FORMATS, formatOf, updateArticle, wasPublished } from '../../src/editor/formats';
import { formatNameOf, LIST_FIELD, savedFile } from '../../src/editor/names';
import { TYPED_NUMBER } from '../../src/editor/schema';
import { asOpened } from '../../src/editor/session';
import { updateYaml } from '../../src/editor/yaml-text';
import { TRACKED } from '../support/tracked-files';

const FIXTURE = '__tests__/fixtures/content/';

/** Every file with a form, of the content and the fixture. */
const FILES = ['content/', FIXTURE].flatMap((folder) =>
  TRACKED.filter((file) => file.startsWith(folder))
    .map((file) => [file, formatNameOf(file.slice(folder.length))] as const)
    .filter(([, name]) => FORMATS.some((format) => format.name === name))
    .map(([file]) => [file, formatOf(file.slice(folder.length))] as const),
);

/** The lines that two texts don't share, counted; blank ones may go. */
function changedLines(before: string, after: string): number {
  const rest = before.split(/\n+/);
  const added = after.split(/\n+/).filter((line) => {
    const index = rest.indexOf(line);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  return Math.max(added.length, rest.length);
}

test.each(FILES)('a save of %s changes only the edited line', (file, format) => {
  const text = readFileSync(file, 'utf8');
  const form = format.toForm(asOpened(text));
  expect(format.toText(form)).toBe(text);
  const entries = form[LIST_FIELD];
  const [fields] = Array.isArray(entries) ? entries : [form];
  const isText = ([name, value]: [string, unknown]) =>
    name !== 'contentCheck' && typeof value === 'string' && !value.includes('\n');
  const [name, value] = Object.entries(fields ?? {}).find(isText) ?? [];
  if (name === undefined) return;
  const next = { ...fields, [name]: `${value} once more` };
  const changed = Array.isArray(entries) ? { [LIST_FIELD]: [next, ...entries.slice(1)] } : next;
  expect(changedLines(text, format.toText({ ...form, ...changed }))).toBe(1);
});

type Fields = Record<string, unknown>;

const LIST = `# The plans, cheapest first.
- name: "First" # as agreed
  price: 100
  features: [one, two]

# The popular one.
- name: 'Second'
  price: 200
  text: |
    One line.
    Another line.
`;

test.each<[string, (plans: Fields[]) => unknown, string | RegExp, string]>([
  ['a number', ([first, second]) => [{ ...first, price: 150 }, second], '100', '150'],
  ['a text in quotes', ([first, second]) => [{ ...first, name: 'New' }, second], 'First', 'New'],
  [
    'a text of several lines',
    ([first, second]) => [first, { ...second, text: 'One line.\nA new line.' }],
    'Another',
    'A new',
  ],
  ['an entry that goes', ([, second]) => [second], /- name: "First"[\s\S]*?\n\n/, ''],
  ['a field that goes', ([first, { text: _, ...second } = {}]) => [first, second], / {2}text[\s\S]*/, ''],
  [
    'a new field, behind the one before it',
    ([first, second]) => [{ name: 'First', badge: 'New', price: 100, features: first?.features }, second],
    '  price: 100',
    '  badge: New\n  price: 100',
  ],
  ['an entry at the end', (plans) => [...plans, { name: 'Third' }], /$/, '- name: Third\n'],
])('comments, quotes and order are kept next to %s', (_what, change, from, to) => {
  expect(updateYaml(LIST, change(parse(LIST)))).toBe(LIST.replace(from, to));
});

test('keys that belong to neither form nor file are dropped', () => {
  const text = readFileSync(`${FIXTURE}faq.yaml`, 'utf8');
  const form = formatOf('faq.yaml').toForm(asOpened(text));
  const entries = form[LIST_FIELD] as readonly object[];
  const marked = entries.map((entry, index) => ({
    ...entry,
    ...{ __sc_item_id: `${index}`, __sc_item_original_key_path: `${LIST_FIELD}.${index}` },
  }));
  expect(formatOf('faq.yaml').toText({ ...form, [LIST_FIELD]: marked })).toBe(text);
});

const ARTICLE = `---
title: A title # short
date: 2024-01-01
---

A *first* line.

* one
* two
`;

test.each([
  ['Another title', 'two', ARTICLE.replace('A title', 'Another title')],
  ['A title', 'three', ARTICLE.replace('two', 'three')],
])('an article with the title "%s" ending in "%s" keeps all else', (title, last, expected) => {
  const fields = { title, date: '2024-01-01' };
  expect(updateArticle(ARTICLE, fields, `A *first* line.\n\n* one\n* ${last}`)).toBe(expected);
});

test('a text may begin with an indented line', () => {
  expect(updateArticle('', { title: 'A' }, '\n    code\n\n')).toBe('---\ntitle: A\n---\n\n    code\n');
});

const PAGE = `seo: {title: A webinar}
# The head.
sections:
  - type: hero
    title: "A webinar"
  # What it is about.
  - type: text # short
    title: 'Nights'
    text: Words.

  - type: picture-text
    title: 'Days'
    text: Words.
    image: ../images/about.png
    imageAlt: ""
`;

test.each<[string, (sections: Fields[]) => unknown, string | RegExp, string]>([
  [
    'a changed sentence',
    ([hero, text, picture]) => [hero, { ...text, text: 'Other words.' }, picture],
    'Words',
    'Other words',
  ],
  ['another order', ([hero, text, picture]) => [hero, picture, text], /( {2}# What[\s\S]*?\n)(\n[\s\S]*)$/, '$2$1'],
  [
    'a new section',
    ([hero, text, picture]) => [hero, text, { type: 'statement', title: 'A', text: 'B' }, picture],
    '\n\n',
    '\n  - type: statement\n    title: A\n    text: B\n\n',
  ],
  ['a section that goes', ([hero, text]) => [hero, text], /\n {2}- type: picture[\s\S]*/, ''],
])('a page keeps comments, quotes and order next to %s', (_what, change, from, to) => {
  const format = formatOf('pages/webinar.yaml');
  const { sections, ...form } = format.toForm(PAGE);
  // Sveltia fills in fields that the form has but the file lacks.
  const shown = (sections as Fields[]).map((section) => ({ ...section, id: '', background: '', buttons: [] }));
  expect(format.toText({ ...form, sections: change(shown), name: '', indexed: true })).toBe(PAGE.replace(from, to));
});

test.each([
  ['author: founder', ['founder'], 'author: founder'],
  ['author: [founder]', ['founder'], 'author: [founder]'],
  ['author: founder', ['founder', 'guest'], 'author:\n  - founder\n  - guest'],
])('the authors of "%s" are a list in the form, and written as %j', (line, people, saved) => {
  const format = formatOf('blog/a/index.md');
  const article = (written: string) => `---\ntitle: A\n${written}\n---\n\nWords.\n`;
  const form = format.toForm(asOpened(article(line)));
  expect(form.author).toEqual(['founder']);
  expect(format.toText({ ...form, author: people })).toBe(article(saved));
});

test('a typed number has one reading or is refused', () => {
  for (const typed of ['297', '1,297', '£1,297.50', '$ 59.50', '-3']) expect(typed).toMatch(TYPED_NUMBER);
  for (const typed of ['1.297,50', '12,97', '1,29', 'free', '']) expect(typed).not.toMatch(TYPED_NUMBER);
  const prices = formatOf('pricing.yaml');
  const form = prices.toForm(readFileSync(`${FIXTURE}pricing.yaml`, 'utf8'));
  const [first, ...others] = form[LIST_FIELD] as Record<string, unknown>[];
  const saved = prices.toText({ ...form, [LIST_FIELD]: [{ ...first, price: '$1,597' }, ...others] });
  expect(saved).toContain('price: 1597\n');
});

test('pictures newer than the last build are included in the check', () => {
  const project = { content: { 'images/old.png': null }, staticAddresses: [] };
  const text = '---\ncover: ./ward.jpg\n---\n\n![A ward](./night.png) ![Old](../../images/old.png)\n';
  const known = newerPictures(text, 'blog/nights/index.md', project);
  expect(Object.keys(known)).toEqual(['blog/nights/ward.jpg', 'blog/nights/night.png']);
});

const commentsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .map((line) => line.trim());

const LISTS = FILES.filter(
  ([file, format]) => file.endsWith('.yaml') && LIST_FIELD in format.toForm(readFileSync(file, 'utf8')),
);

test.each(LISTS)('%s keeps its comments when its last entry goes and another comes', (file, format) => {
  const text = `# The head of the file.\n# - an example: 1\n${readFileSync(file, 'utf8')}`;
  const emptied = format.toText({ ...format.toForm(asOpened(text)), [LIST_FIELD]: [] });
  expect(commentsOf(emptied).sort()).toEqual(commentsOf(text).sort());
  expect(parse(emptied) ?? []).toEqual([]);
  const filled = updateYaml(emptied, [{ name: 'New' }]);
  expect(filled).toContain('\n- name: New\n');
  expect(commentsOf(filled).sort()).toEqual(commentsOf(text).sort());
});

test.each([
  ['# Head.\na: 1\nb: 2\n', { b: 2 }, '# Head.\nb: 2\n'],
  ['# Head.\na: 1\n# About b.\nb: 2\n', { b: 2 }, '# Head.\n# About b.\nb: 2\n'],
  ['a: 1\n# example:\n#   b: 1\nc: 2\nd: 3\n', { a: 1, d: 3 }, 'a: 1\n# example:\n#   b: 1\nd: 3\n'],
  ['a: 1\n# example:\n#   b: 1\nc: 2\n', { a: 1 }, 'a: 1\n# example:\n#   b: 1\n'],
  ['# Head.\na:\n  # In a.\n  b: 1\n  c: 2\n', { a: { c: 2 } }, '# Head.\na:\n  # In a.\n  c: 2\n'],
])('what stands above a field stays when the field goes: %j', (before, value, after) => {
  expect(updateYaml(before, value)).toBe(after);
});

const renamed = (fields: string) => `---\ntitle: A\n${fields}---\n\nWords.\n`;

test.each([
  ['a published article', renamed('date: 2024-01-01\n'), true],
  ['a draft', renamed('date: 2024-01-01\ndraft: true\n'), false],
  ['a scheduled article', renamed('date: 2999-01-01\n'), false],
  ['a draft that was published once', renamed('date: 2024-01-01\ndraft: true\naliases: [old]\n'), true, 'known'],
])('%s leaves an alias when it is renamed as it was published', (_what, text, expected, slug = 'new') => {
  expect(wasPublished(text, slug, 'articles:\n  - /blog/known/\n  - /blog/new-one/\n')).toBe(expected);
});

test.each([
  ['Your first winter', 'blog/your-first-winter/index.md'],
  ["Don't panic - it's  Café & rest!", 'blog/don-t-panic-it-s-cafe-rest/index.md'],
  ['In use', undefined],
  ['Grüße', undefined],
  ['…', undefined],
  ['', undefined],
  ['a_b', undefined],
  ['Long '.repeat(20), undefined],
])('a new article with the title %j is checked as %s', (title, expected) => {
  const isUsed = (file: string) => file === 'blog/in-use/index.md';
  expect(savedFile('blog/new-article/index.md', title, isUsed)).toBe(expected);
});
