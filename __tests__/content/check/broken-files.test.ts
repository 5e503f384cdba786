// Guards that all mistakes are told at once, each without consequences elsewhere, and that no damage ends the check.
import fc from 'fast-check';
import { checkCards } from '../../../src/content/check/check-cards';
import { ALL_COLLECTIONS, collectionOf } from '../../../src/content/model/collections';
import { withStandIns } from '../../../src/content/read/stand-ins';
import { SEED, tries } from '../../support/seed';
import { type Changes, ContentCopy } from '../content-copy';
import { BAD_DATA } from './bad-data';
import { BAD_POSTS } from './bad-posts';

jest.mock('../../../src/content/check/check-cards', () => ({ checkCards: jest.fn(() => []) }));
jest.setTimeout(300_000);

const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();

/** Damage to a file, and the rules of what is found in it. */
type Damage = readonly [file: string, from: string | RegExp, to: string, ...rules: readonly string[]];

const OTHER = 'blog/maternity-leave-uk/index.md';
const CATEGORIES = 'categories.yaml';
const title = (file: string): Damage => [file, /^title: .*\n/m, '', 'field-missing'];
const category = (file: string): Damage => [file, /^category: .*/m, 'category: Nope', 'reference-unknown'];
const link = (to: string, file = OTHER): Damage => [file, /$/, `\n\nSee [this](${to}).\n`, 'link-broken'];
const right = (to: string): Damage => [OTHER, /$/, `\n\nSee [this](${to}).\n`];
const unreadable = (file: string, ...more: readonly string[]): Damage => [
  file,
  /(?=title: |name: )/,
  '\t',
  'yaml-syntax',
  ...more,
];

/** Mistakes that are made at once. Rules after the damage are all that may be found there; notes do not count. */
const TOGETHER: Readonly<Record<string, readonly Damage[]>> = {
  'an unreadable article, and an address that is not in it': [unreadable(POST), link('/blog/nothing/')],
  'an unreadable article, and its anchors': [unreadable(POST), link('/blog/nmc-revalidation/#key-points')],
  'an unreadable article, and a link in it': [unreadable(POST), link('/nothing/', POST)],
  'an unreadable list, and a name that is not in it': [unreadable(CATEGORIES), category(OTHER)],
  'an unreadable list, and a former name in it': [
    unreadable(CATEGORIES),
    [CATEGORIES, /$/, '  aliases: [old-name]\n'],
    right('/blog/category/old-name/'),
  ],
  'an unreadable list of prices, and a sentence that names their currency': [
    ['pricing.yaml', /^ {2}name: 4Cs Program$/m, '  name: "4Cs" Program', 'yaml-syntax'],
    ['faq.yaml', 'The 4Cs', 'All prices are in pounds. The 4Cs'],
  ],
  'unreadable settings and a link': [['site.yaml', /^email: /m, 'email ', 'yaml-syntax'], link('/nothing/')],
  'a title that a # cuts, and other fields of the article': [
    [POST, /^title: .*/m, 'title: The #1 mistake', 'text-cut'],
    [POST, /^date: .*/m, 'date: soon', 'field-value'],
    category(POST),
    link('/nothing/', POST),
  ],
  'a category of which a # leaves nothing': [[POST, /^category: .*/m, 'category: #place', 'text-cut'], title(POST)],
  'signs of YAML, and other entries of the list': [
    ['faq.yaml', /answer: .*/, 'answer: *x', 'yaml-syntax'],
    ['glossary.yaml', /meaning: .*/, 'meaning: &y 5', 'yaml-syntax'],
    ['faq.yaml', /$/, '- question: Whether\n  answer: 5\n', 'field-value'],
  ],
  'a field twice, and other entries of the list': [
    ['pricing.yaml', /price: 597/, 'price: 597\n  price: 0', 'yaml-syntax'],
    ['pricing.yaml', /$/, '  badge: 5\n', 'field-value'],
  ],
  'a swallowed entry, and other fields': [
    ['pricing.yaml', /\n {4}- Two group/, '\n     - Two group', 'yaml-syntax'],
    ['pricing.yaml', /price: 597/, 'price: 0', 'field-value'],
  ],
  'a heading that a link names': [
    [POST, /\n## /, '\n# Big\n\n## ', 'heading-level'],
    right('/blog/nmc-revalidation/#big'),
  ],
  'a broken article that is linked': [[POST, /^---/, '--', 'front-matter'], right('/blog/nmc-revalidation/')],
  'an empty article': [[POST, /^[\s\S]*$/, '', 'file-missing'], right('/blog/nmc-revalidation/'), title(OTHER)],
  'another field of a category': [[CATEGORIES, '- name', '- zz: 1\n  name', 'field-unknown'], category(OTHER)],
  'a slug, and an address that is not below it': [
    [CATEGORIES, /slug: .*/, 'slug: A B', 'field-value'],
    link('/nothing/'),
  ],
  'a slug, and its address': [[CATEGORIES, /slug: .*/, 'slug: A B', 'field-value'], right('/blog/category/nope/')],
  'a question, and a link to it': [
    ['faq.yaml', /- question: .*\n {2}/, '- ', 'field-missing'],
    right('/faq/#what-next'),
  ],
  'an answer, and a link to a question': [
    ['faq.yaml', /answer: .*/, 'answer: 5', 'field-value'],
    link('/faq/#what-next'),
  ],
  'a fact, and a use of another': [
    ['facts.yaml', /label: .*/, 'label: 5', 'field-value'],
    [OTHER, /$/, '\n\n{fact:nope}\n', 'fact-unknown'],
  ],
  'the id of a fact, and a use of it': [
    ['facts.yaml', /- id: .*/, '- id: A B', 'field-value'],
    [OTHER, /$/, '\n\n{fact:a-b}\n'],
  ],
  'a redirect, and a link to it': [
    ['redirects.yaml', /$/, '- from: old\n  to: /about/\n', 'field-value'],
    right('/old/'),
  ],
  'a section that does not exist, and a title': [
    ['pages/about.yaml', /type: .*/, 'type: heroo', 'field-value'],
    title(OTHER),
  ],
  'a review': [[POST, /^date: /m, 'reviewed: soon\nreviewBy: later\ndate: ', 'field-value', 'field-value']],
};

test.each(Object.entries(TOGETHER))('each mistake is told once, none with consequences: %s', async (_name, damages) => {
  const changes: Record<string, string> = {};
  for (const [file, from, to] of damages) {
    const before = changes[file] ?? copy.read(file);
    changes[file] = before.replace(from, to);
    expect(changes[file]).not.toBe(before);
  }
  const found = await copy.checkWith(changes);
  const expected = damages.flatMap(([file, , , ...rules]) => rules.map((rule) => `content/${file} ${rule}`));
  expect(found.map(({ file, rule }) => `${file} ${rule}`).sort()).toEqual(expected.sort());
});

/** Changes of the corpus that need no other file. */
const CORPUS: readonly (() => Changes)[] = [
  ...BAD_DATA.map(
    ([, file, from, to]) =>
      () =>
        copy.replaced(file, from, to),
  ),
  ...BAD_POSTS.flatMap(({ text, changes, slug }, index) => {
    const own = String(text).replace('A post for', `Post ${index} for`);
    return changes || own.includes('./cover.png') ? [] : [() => ({ [`blog/${slug ?? `zz-${index}`}/index.md`]: own })];
  }),
];

test(`two mistakes are told as each of them is alone (seed ${SEED})`, async () => {
  const pairs = fc.tuple(fc.constantFrom(...CORPUS), fc.constantFrom(...CORPUS));
  const locationsOf = async (changes: Changes) =>
    (await copy.checkWith(changes, { keepNotes: true })).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  const before = await locationsOf({});
  const told = async (changes: Changes) => (await locationsOf(changes)).filter((each) => !before.includes(each));
  await fc.assert(
    fc.asyncProperty(pairs, async ([one, other]) => {
      const both = { ...one(), ...other() };
      fc.pre(Object.keys(both).length === Object.keys(one()).length + Object.keys(other()).length);
      const alone = [...(await told(one())), ...(await told(other()))].filter((each) => !each.endsWith('not-judged'));
      const together = await told(both);
      expect(alone).toEqual(expect.arrayContaining(together.filter((each) => !each.endsWith('not-judged'))));
      // Only what is then said not to be judged may be missing.
      if (!together.some((each) => each.endsWith('not-judged')))
        expect(together).toEqual(expect.arrayContaining(alone));
    }),
    { ...tries(8), endOnFailure: true },
  );
});

test('one note names what was not judged', async () => {
  const found = await copy.checkWith({ 'categories.yaml': null }, { keepNotes: true });
  const notes = found.filter(({ rule }) => rule === 'not-judged');
  expect(notes.map(({ file, line }) => [file, line])).toEqual([['content/categories.yaml', 1]]);
  expect(notes[0]?.message).toContain(`content/${POST}:`);
});

test.each(
  [
    ...ALL_COLLECTIONS,
    ...['pages/a.yaml', 'pages/a.md', 'blog/a/index.md'].flatMap((file) => collectionOf(file) ?? []),
  ].map((each) => [each.file, each.fileSchema]),
)('stand-ins complete an empty %s', (_file, schema) => {
  expect(withStandIns(schema, {}) ?? withStandIns(schema, [])).toBeDefined();
});

/** Text pasted into files by mistake. */
const PASTES = [
  ...['%', '%E0%A4%A', '\0', '\uFEFF', '\t', '&a ', '<<<<<<< HEAD\n', '!<%E0> x', '[', '{', '>'.repeat(2_000)],
  ...['[x](./%)', '![x](./%zz.png)', '"\\ud800"', '\u200B', '\u00A0', '__proto__: x\n', 'constructor: 1e999\n'],
  '- '.repeat(70),
];

/** Replacement bytes, and how many they replace: a paste, a loss, or one wrong byte. */
const damage = fc.oneof(
  fc.record({ at: fc.nat(), what: fc.constantFrom(...PASTES).map((text) => Buffer.from(text)), lost: fc.constant(0) }),
  fc.record({ at: fc.nat(), what: fc.constant(Buffer.of()), lost: fc.nat(200) }),
  fc.record({ at: fc.nat(), what: fc.nat(255).map((byte) => Buffer.of(byte)), lost: fc.constant(1) }),
);

const damaged = fc.record({
  file: fc.constantFrom(...ALL_COLLECTIONS.map(({ file }) => file), POST),
  steps: fc.array(damage, { minLength: 1, maxLength: 3 }),
});

test(`damaged files never end the check; findings name their file (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async ({ file, steps }) => {
      let bytes = Buffer.from(copy.read(file));
      for (const { at, what, lost } of steps) {
        const location = at % (bytes.length + 1);
        bytes = Buffer.concat([bytes.subarray(0, location), what, bytes.subarray(location + lost)]);
      }
      for (const { file: named, line, message, rule } of await copy.checkWith({ [file]: bytes })) {
        expect(named).toMatch(/^content\/./);
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/URI|Error|undefined|\bat .*\.ts/);
        expect(rule).not.toBe('check-failed');
      }
    }),
    { ...tries(50), endOnFailure: true },
  );
});

test('a check that throws is named; the others continue', async () => {
  jest.mocked(checkCards).mockImplementationOnce(() => decodeURI('%') as never);
  const findings = await copy.checkWith({ 'my-article.md': 'Text.' });
  expect(findings.map(({ file, rule }) => [file, rule])).toEqual([
    ['content', 'check-failed'],
    ['content/my-article.md', 'file-unused'],
  ]);
});
