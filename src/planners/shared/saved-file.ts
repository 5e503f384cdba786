import type { PlannerName } from '../../routes';
import type { Day } from '../../utils/calendar';
import { isRecord } from '../../utils/is-record';
import type { InCalendar } from './calendar-file';
import type { Entry, EntryList } from './entry-list';
import { dayIn } from './typed-day';

/** A tool's format for saving and reading answers. */
export interface SavedFormat<Data> {
  readonly tool: PlannerName;
  /** Empty answers; the same object each time. */
  readonly empty: Data;
  /** The validated data, or null. */
  readonly read: (data: unknown) => Data | null;
}

/** Why a file could not be opened: not ours, another tool's, a later version's, or damaged. */
export type FileProblem = 'foreign' | 'otherTool' | 'newer' | 'damaged';

type OpenedFile<Data> =
  /** `saved` is null if the file doesn't say when. */
  | { readonly ok: true; readonly data: Data; readonly saved: Day | null; readonly inCalendar?: InCalendar }
  | { readonly ok: false; readonly why: FileProblem };

/** Maximum file size, which a phone reads at once; some hundred pages of text are shorter. */
export const MOST_BYTES = 8_000_000;

/** Marks every file as ours. */
const KIND = 'nursing-tools';

/** To be raised when earlier versions of the site can no longer read the files. */
const VERSION = 1;

/** Serialises answers, and the events put into a calendar, to a saved file. */
export function writeSaved<Data>({ tool }: SavedFormat<Data>, data: Data, saved: Day, inCalendar?: InCalendar): string {
  return `${JSON.stringify({ kind: KIND, tool, version: VERSION, saved, data, inCalendar }, null, 2)}\n`;
}

/** The valid days by event id, if any. */
function readInCalendar(value: unknown): InCalendar | undefined {
  if (!isRecord(value)) return undefined;
  const days = Object.entries(value).filter(
    ([id, day]) => /^[\w-]{1,60}$/.test(id) && typeof day === 'string' && dayIn(day) !== null,
  );
  return Object.fromEntries(days) as InCalendar;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Reads a saved file; never throws, whatever its content. */
export function readSaved<Data>(format: SavedFormat<Data>, text: string): OpenedFile<Data> {
  const file = parsed(text);
  const reject = (why: FileProblem): OpenedFile<Data> => ({ ok: false, why });
  // A file of which a part is lost is no JSON.
  if (file === null && text.includes(`"${KIND}"`)) return reject('damaged');
  if (!isRecord(file) || file.kind !== KIND) return reject('foreign');
  if (file.tool !== format.tool) return reject('otherTool');
  const { version } = file;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return reject('damaged');
  if (version > VERSION) return reject('newer');
  const data = format.read(file.data);
  if (data === null) return reject('damaged');
  const saved = typeof file.saved === 'string' ? dayIn(file.saved) : null;
  return { ok: true, data, saved, inCalendar: readInCalendar(file.inCalendar) };
}

/** A record of texts with exactly the fields of `blank`, which supplies missing ones; null for anything else. */
export function readTexts<Blank extends Readonly<Record<string, string>>>(value: unknown, blank: Blank): Blank | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(blank).map(([field, text]): [string, unknown] => [field, value[field] ?? text]);
  const isFine = texts.every(([, text]) => typeof text === 'string');
  return isFine ? (Object.fromEntries(texts) as Blank) : null;
}

/**
 * Reads a list and the fields' entry. Renumbers the entries if ids are missing or duplicate.
 * @param most the maximum number of entries
 */
function readEntryList<Listed extends Entry>(
  [entries = [], draft = {}]: readonly unknown[],
  empty: Listed,
  most: number,
): EntryList<Listed> | null {
  const read = (texts: unknown): readonly Listed[] | null => {
    if (!Array.isArray(texts) || texts.length > most) return null;
    const found = texts.map((entry) => readTexts(entry, empty));
    return found.every((entry) => entry !== null) ? found : null;
  };
  const [list, [open] = []] = [read(entries), read([draft]) ?? []];
  if (!list || !open) return null;
  const ids = new Set(list.map(({ id }) => id).filter((id) => /^[1-9]\d*$/.test(id)));
  const newId = (id: string, index: number): string => (ids.size === list.length ? id : String(index + 1));
  const place = list.findIndex(({ id }) => id === open.id);
  return {
    entries: list.map((entry, index) => ({ ...entry, id: newId(entry.id, index) })),
    draft: { ...open, id: open.id === '' || place === -1 ? '' : newId(open.id, place) },
  };
}

/** The names in saved files of a list and of the entry in its fields. */
interface SavedList {
  readonly names: readonly [entries: string, draft: string];
  readonly empty: Entry;
  readonly most: number;
}

/** The format for answers that are texts, and lists of entries. */
export function formatOf<Data extends object>(
  tool: PlannerName,
  empty: Data,
  lists: readonly SavedList[] = [],
): SavedFormat<Data> {
  const blank = Object.fromEntries(Object.entries(empty).filter(([, value]) => typeof value === 'string'));
  const read = (value: unknown): Data | null => {
    const texts = readTexts(value, blank);
    if (!texts || !isRecord(value)) return null;
    const fields: [string, unknown][] = Object.entries(texts);
    for (const { names, most, ...list } of lists) {
      const saved = names.map((name) => value[name]);
      const found = readEntryList(saved, list.empty, most);
      if (!found) return null;
      fields.push([names[0], found.entries], [names[1], found.draft]);
    }
    // In the order of `empty`, with which the entries are compared.
    return { ...empty, ...Object.fromEntries(fields) };
  };
  return { tool, empty, read };
}
