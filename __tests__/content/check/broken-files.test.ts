// Guards that a broken file is reported on its own, and that no damage ends the check.
import fc from 'fast-check';
import { checkCards } from '../../../src/content/check/check-cards';
import { ALL_COLLECTIONS } from '../../../src/content/model/collections';
import { SEED } from '../../support/seed';
import { ContentCopy } from '../content-copy';

jest.mock('../../../src/content/check/check-cards', () => ({ checkCards: jest.fn(() => []) }));
jest.setTimeout(300_000);

const DAY = '2026-01-01';
const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();
afterAll(() => copy.remove());

// Files that others refer to; breaks each one's first line that is neither a comment nor a fence.
test.each(
  ['site.yaml', 'categories.yaml', 'services.yaml', 'facts.yaml', POST].flatMap((file) => [
    [file, 'a tab', copy.read(file).replace(/^(?![#-]{2,}|#|\s*$)(.*)$/m, '\t$1')],
    [file, 'nothing in it', ''],
    [file, 'an unknown field', copy.read(file).replace(/^((?:- )?)(\w+:)/m, '$1zz$2')],
  ]),
)('%s with %s is reported, and nothing else is', async (file = '', _what, broken = '') => {
  const problems = await copy.checkWith({ [file]: broken }, DAY);
  expect([...new Set(problems.map((found) => found.file))]).toEqual([`content/${file}`]);
});

const HERO = 'sections:\n  - type: hero\n    title: Terms\n    buttons: [{ label: More, href: "#more" }]\n';
const TERMS = copy
  .read('pages/thanks.yaml')
  .replace(/^ {2}title: .*/m, '  title: Terms of service')
  .replace('indexed: false\n', '')
  .replace(/^sections:[\s\S]*/m, HERO);

// Each could be taken for a file that says nothing: no link, no article of a category, no part of a page.
test.each([
  ['site.yaml', 'another page that nothing else links to', ''],
  [POST, 'a list of the articles of its category', '  - type: articles\n    title: A\n    category: Wellness\n'],
])('%s with a tab says nothing about %s', async (file, _what, section) => {
  const linked = copy.read('site.yaml').replace('href: /faq/', 'href: /terms/');
  const page = TERMS.replace(/ +buttons: .*\n/, section);
  const changes = { 'pages/terms.yaml': page, 'site.yaml': linked };
  const broken = (changes[file as 'site.yaml'] ?? copy.read(file)).replace(/^(?![#-]{2,}|#|\s*$)(.*)$/m, '\t$1');
  const problems = await copy.checkWith({ ...changes, [file]: broken }, DAY, true);
  const told = problems.filter(({ rule }) => !['before-launch', 'fact-old'].includes(rule));
  expect(told.map((found) => [found.file, found.rule])).toEqual([[`content/${file}`, 'yaml-syntax']]);
});

test('a section with a misspelt field says nothing about the links to it', async () => {
  const page = `${TERMS}  - type: text\n    idd: more\n    title: More\n    text: Words.\n`;
  const problems = await copy.checkWith({ 'pages/terms.yaml': page }, DAY);
  expect(problems.map(({ rule }) => rule)).toEqual(['field-unknown']);
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

test(`no damage to a file ends the check, and every report names a file in plain words (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async ({ file, steps }) => {
      let bytes = Buffer.from(copy.read(file));
      for (const { at, what, lost } of steps) {
        const place = at % (bytes.length + 1);
        bytes = Buffer.concat([bytes.subarray(0, place), what, bytes.subarray(place + lost)]);
      }
      for (const { file: named, line, message, rule } of await copy.checkWith({ [file]: bytes }, DAY)) {
        expect(named).toMatch(/^content\/./);
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/URI|Error|undefined|\bat .*\.ts/);
        expect(rule).not.toBe('check-failed');
      }
    }),
    { numRuns: 50, seed: SEED, endOnFailure: true },
  );
});

test('a check that throws is named, and keeps no other from what it finds', async () => {
  jest.mocked(checkCards).mockImplementationOnce(() => decodeURI('%') as never);
  const problems = await copy.checkWith({ 'my-article.md': 'Text.' }, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([
    ['content', 'check-failed'],
    ['content/my-article.md', 'file-unused'],
  ]);
});
