import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shownOf } from '../../../src/content/check/sourced-facts';
import { readFacts } from '../../../src/gatsby/facts/read-facts';
import { shownEntry } from '../../../src/gatsby/shown-entry';
import { SPECIFIED_CONTENT } from '../../support/site-copy';

const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
const file = path.join(root, 'facts.yaml');
const text = readFileSync(path.join(SPECIFIED_CONTENT, 'facts.yaml'), 'utf8');
afterAll(() => rmSync(root, { recursive: true }));

const rateOn = async (day: string) => (await readFacts(root, day))['weekly-rate']?.shown.withUnit;

it('reads the facts of a day, again when the file or the day changes', async () => {
  expect(await readFacts(root, '2026-11-22')).toEqual({});
  writeFileSync(file, text);
  expect(await rateOn('2026-11-22')).toBe('£1,510.20 a week');
  expect(await rateOn('2019-11-22')).toBe('£148.68 a week');
  writeFileSync(file, text.replace('1510.2', '1520'));
  expect(await rateOn('2019-11-22')).toBe('£148.68 a week');
  expect(await rateOn('2026-11-22')).toBe('£1,520 a week');
});

it('reads the file once for all who ask at the same time', async () => {
  const [first, second] = await Promise.all([readFacts(root, '2026-11-21'), readFacts(root, '2026-11-21')]);
  expect(second).toBe(first);
});

it('goes on with what it knew while the file has a mistake', async () => {
  writeFileSync(file, `${text}- id`);
  expect(await rateOn('2026-11-22')).toBe('£1,520 a week');
});

it('fills every text of an entry', async () => {
  const facts = shownOf(await readFacts(SPECIFIED_CONTENT, '2026-11-22'));
  const entry = {
    order: 1,
    title: 'Give {fact:notice-days unit}',
    list: [{ text: '{fact:notice-days}' }],
    until: null,
  };
  expect(shownEntry(entry, {}, { facts })).toEqual({
    order: 1,
    title: 'Give 28 days',
    list: [{ text: '28' }],
    until: null,
  });
});
