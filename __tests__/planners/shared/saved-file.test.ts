// Guards saved files: content and rejections. earlier-files.test.ts opens one of each planner.
import { MOST_ENTRIES, REVALIDATION_FORMAT } from '../../../src/planners/revalidation/questions';
import { readSaved, readTexts, type SavedFormat, writeSaved } from '../../../src/planners/shared/saved-file';

const EMPTY = { name: '', note: '' };
const FORMAT: SavedFormat<typeof EMPTY> = {
  tool: 'maternity-planner',
  empty: EMPTY,
  read: (data) => readTexts(data, EMPTY),
};
const DATA = { name: 'Amina', note: 'a "quoted" line\nand another' };

/** A saved file with one difference. */
const written = (changes: object): string =>
  JSON.stringify({ ...JSON.parse(writeSaved(FORMAT, DATA, '2026-11-22')), ...changes });
const whyNot = (text: string): string => {
  const opened = readSaved(FORMAT, text);
  return opened.ok ? 'opened' : opened.why;
};

test('a saved file is opened again', () => {
  const text = writeSaved(FORMAT, DATA, '2026-11-22');
  expect(readSaved(FORMAT, text)).toEqual({ ok: true, data: DATA, saved: '2026-11-22' });
  expect(whyNot(`\uFEFF${text}`)).toBe('opened');
});

test('valid calendar events are saved with the answers', () => {
  const text = writeSaved(FORMAT, DATA, '2026-11-22', { due: '2027-04-01' });
  expect(readSaved(FORMAT, text)).toMatchObject({ data: DATA, inCalendar: { due: '2027-04-01' } });
  const inCalendar = { due: 'soon', 'a:b': '2027-04-01', ask: '2027-01-01' };
  expect(readSaved(FORMAT, written({ inCalendar }))).toMatchObject({ inCalendar: { ask: '2027-01-01' } });
  for (const other of [5, null, []]) expect(readSaved(FORMAT, written({ inCalendar: other })).ok).toBe(true);
});

test('a file of an earlier version is opened with empty new fields', () => {
  const text = written({ data: { name: 'Amina' } });
  expect(readSaved(FORMAT, text)).toMatchObject({ ok: true, data: { name: 'Amina', note: '' } });
});

test.each([
  ['', 'foreign'],
  ['[]', 'foreign'],
  ['{"version":1,"data":{}}', 'foreign'],
  [written({}).slice(0, -9), 'damaged'],
  [written({ tool: 'another' }), 'otherTool'],
  [written({ version: 2 }), 'newer'],
  [written({ version: '1' }), 'damaged'],
  [written({ version: 0 }), 'damaged'],
  [written({ data: { name: 5 } }), 'damaged'],
  [written({ data: [] }), 'damaged'],
])('the file %s is refused as %s', (text, why) => expect(whyNot(text)).toBe(why));

test('an invalid day of saving is ignored', () => {
  for (const saved of [5, 'yesterday', '9999-12-31', '2026-02-30'])
    expect(readSaved(FORMAT, written({ saved }))).toMatchObject({ ok: true, saved: null });
});

test('a list is read whole or not at all', () => {
  const read = (cpd: unknown) => REVALIDATION_FORMAT.read({ cpd })?.cpd.map(({ topic }) => topic) ?? null;
  expect(read(undefined)).toEqual([]);
  expect(read([{ topic: 'a' }, { topic: 'b' }])).toEqual(['a', 'b']);
  expect(read([{ topic: 'a' }, { topic: 1 }])).toBeNull();
  expect(read(Array.from({ length: MOST_ENTRIES }, () => ({})))).toHaveLength(MOST_ENTRIES);
  expect(read(Array.from({ length: MOST_ENTRIES + 1 }, () => ({})))).toBeNull();
  expect(read({ length: 1 })).toBeNull();
});

test('missing and repeated ids are replaced, and an open entry that the list lacks is a new one', () => {
  const entry = (id: string) => ({ id, topic: 'b' });
  const idsOf = (cpd: readonly object[], cpdDraft: object) => {
    const data = REVALIDATION_FORMAT.read({ cpd, cpdDraft });
    return [data?.cpd.map(({ id }) => id), data?.cpdDraft.id];
  };
  expect(idsOf([entry('1'), entry('1'), { topic: 'c' }], entry(''))).toEqual([['1', '2', '3'], '']);
  expect(idsOf([entry('7'), entry('9')], entry('9'))).toEqual([['7', '9'], '9']);
  expect(idsOf([entry('7')], entry('8'))).toEqual([['7'], '']);
});
