// Guards that a broken file is reported by itself, and that no damage ends the check.
import fc from 'fast-check';
import { checkGlossary } from '../../../src/content/check/check-glossary';
import { ALL_COLLECTIONS } from '../../../src/content/model/collections';
import { ContentCopy } from '../../support/content-copy';

jest.mock('../../../src/content/check/check-glossary', () => ({ checkGlossary: jest.fn(() => []) }));
jest.setTimeout(300_000);

const DAY = '2026-01-01';
const POST = 'blog/nmc-revalidation/index.md';
const FILES = [...ALL_COLLECTIONS.map(({ file }) => file), POST];

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** The first line that is no comment, after the fence of a post. */
const FIRST_FIELD = /^(?![#-]{2,}|#|\s*$)(.*)$/m;

const FIELD = /^((?:- )?)(\w+:)/m;

const BREAKS: Readonly<Record<string, (text: string) => string | Buffer>> = {
  'a tab': (text) => text.replace(FIRST_FIELD, '\t$1'),
  'nothing in it': () => '',
  'a field that does not exist': (text) => text.replace(FIELD, '$1zz$2'),
};
/** Files that others refer to. */
const CASES = ['site.yaml', 'categories.yaml', 'services.yaml', 'facts.yaml', POST].flatMap((file) =>
  Object.keys(BREAKS).map((kind) => [file, kind] as const),
);

test.each(CASES)('%s with %s is reported, and nothing else is', async (file, kind) => {
  const broken = BREAKS[kind]?.(copy.read(file)) ?? '';
  const problems = await copy.checkWith({ [file]: broken }, DAY);
  expect([...new Set(problems.map((found) => found.file))]).toEqual([`content/${file}`]);
});

/** What happens to files: bytes and lines change, and things are pasted. */
const PASTES = [
  '%',
  '%E0%A4%A',
  '\0',
  '\uFEFF',
  '\t',
  '&a ',
  '<<<<<<< HEAD\n',
  '!<%E0> x',
  '[',
  '{',
  '>'.repeat(2_000),
  '[x](./%)',
  '![x](./%zz.png)',
  '"\\ud800"',
  '\u200B',
  '\u00A0',
  '__proto__: x\n',
  'constructor: 1e999\n',
  '- '.repeat(70),
];

const damage = fc.oneof(
  fc.record({ at: fc.nat(), what: fc.constantFrom(...PASTES) }).map(({ at, what }) => (bytes: Buffer) => {
    const place = at % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(what), bytes.subarray(place)]);
  }),
  fc.record({ at: fc.nat(), count: fc.nat(200) }).map(({ at, count }) => (bytes: Buffer) => {
    const place = at % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + count)]);
  }),
  fc.record({ at: fc.nat(), byte: fc.nat(255) }).map(({ at, byte }) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[at % changed.length] = byte;
    return changed;
  }),
  fc.record({ one: fc.nat(), other: fc.nat() }).map(({ one, other }) => (bytes: Buffer) => {
    const lines = bytes.toString('latin1').split('\n');
    const [a, b] = [one % lines.length, other % lines.length];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    return Buffer.from(lines.join('\n'), 'latin1');
  }),
);

test('no damage to a file ends the check, and every report names a file in plain words', async () => {
  const damaged = fc.record({
    file: fc.constantFrom(...FILES),
    steps: fc.array(damage, { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(damaged, async ({ file, steps }) => {
      const bytes = steps.reduce((rest, step) => step(rest), Buffer.from(copy.read(file)));
      const problems = await copy.checkWith({ [file]: bytes }, DAY);
      for (const { file: named, line, message, rule } of problems) {
        expect(named).toMatch(/^content\/./);
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/URI|Error|undefined|\bat .*\.ts/);
        expect(rule).not.toBe('check-failed');
      }
    }),
    { numRuns: 80, seed: 7 },
  );
});

test('a check that throws is named, and keeps no other from what it finds', async () => {
  jest.mocked(checkGlossary).mockImplementationOnce(() => decodeURI('%') as never);
  const problems = await copy.checkWith({ 'my-article.md': 'Text.' }, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([
    ['content', 'check-failed'],
    ['content/my-article.md', 'file-unused'],
  ]);
});
