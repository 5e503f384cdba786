// Guards saved files: content, rejections, and planners' storage names.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REVALIDATION_FORMAT } from '../../../src/planners/revalidation/questions';
import { readSaved, readTexts, type SavedFormat, writeSaved } from '../../../src/planners/shared/saved-file';
import { CODE_PAGES, TOOLS } from '../../../src/routes';
import { isRecord } from '../../../src/utils/is-record';

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
  ['%PDF-1.7', 'foreign'],
  ['null', 'foreign'],
  ['[]', 'foreign'],
  ['{"version":1,"data":{}}', 'foreign'],
  [written({}).slice(0, -9), 'damaged'],
  [written({ tool: 'another' }), 'otherTool'],
  [written({ version: 2 }), 'newer'],
  [written({ version: '1' }), 'damaged'],
  [written({ version: 0 }), 'damaged'],
  [written({ data: { name: 5 } }), 'damaged'],
  [written({ data: null }), 'damaged'],
  [written({ data: [] }), 'damaged'],
])('the file %s is refused as %s', (text, why) => expect(whyNot(text)).toBe(why));

test('a text of any length is read again', () => {
  const name = 'x'.repeat(100_000);
  expect(readSaved(FORMAT, written({ data: { name } }))).toMatchObject({ ok: true, data: { name } });
});

test.each([5, 'yesterday', '9999-12-31', '2026-02-30', undefined])(
  'an invalid day of saving is ignored: %s',
  (saved) => {
    expect(readSaved(FORMAT, written({ saved }))).toMatchObject({ ok: true, saved: null });
  },
);

test('a list is read whole or not at all', () => {
  const read = (cpd: unknown) => REVALIDATION_FORMAT.read({ cpd })?.cpd.map(({ topic }) => topic) ?? null;
  expect(read(undefined)).toEqual([]);
  expect(read([{ topic: 'a' }, { topic: 'b' }])).toEqual(['a', 'b']);
  expect(read([{ topic: 'a' }, { topic: 1 }])).toBeNull();
  expect(read({ length: 1 })).toBeNull();
});

const FOLDER = path.resolve('src/planners');

/** The names under which a folder's planner saves its entries. */
function savedNames(folder: string): readonly unknown[] {
  const files = readdirSync(path.join(FOLDER, folder)).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(path.join(FOLDER, folder, file))).flatMap((exported) =>
      isRecord(exported) && 'tool' in exported && 'read' in exported ? [exported.tool] : [],
    ),
  );
}

test('every planner has its own storage name', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = CODE_PAGES.filter((page) => page.path.startsWith(TOOLS)).map(({ file }) =>
    path.basename(file, '.yaml'),
  );
  expect(folders.flatMap(({ name }) => savedNames(name)).toSorted()).toEqual(files.toSorted());
});
