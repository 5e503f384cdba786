// Guards that files are checked by themselves first, and that no damage ends the check.
import fc from 'fast-check';
import { checkCards } from '../../../src/content/check/check-cards';
import { ALL_COLLECTIONS } from '../../../src/content/model/collections';
import { SEED, tries } from '../../support/seed';
import { ContentCopy } from '../content-copy';

jest.mock('../../../src/content/check/check-cards', () => ({ checkCards: jest.fn(() => []) }));
jest.setTimeout(300_000);

const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();

test.each([
  ['a tab', (text: string) => text.replace('- name', '\t- name')],
  ['nothing in it', () => ''],
  ['an unknown field', (text: string) => text.replace('- name:', '- zzname:')],
])('rules across files wait while categories.yaml has %s', async (_what, broken) => {
  const text = `${copy.read(POST)}\nSee [this](/nothing/).\n`;
  const categories = broken(copy.read('categories.yaml'));
  const findings = await copy.checkWith({ 'categories.yaml': categories, [POST]: text });
  expect([...new Set(findings.map(({ file }) => file))]).toEqual(['content/categories.yaml']);
  const later = await copy.checkWith({ [POST]: text });
  expect(later.map(({ file, rule }) => [file, rule])).toEqual([[`content/${POST}`, 'link-broken']]);
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
