import type { PlannerName } from '../../routes';
import type { Day } from '../../utils/calendar';
import { isRecord } from '../../utils/is-record';
import type { InCalendar } from './calendar-file';
import { type Entry, isEmpty, withEntry, withIds } from './entry-list';
import { KIND, savedTextsIn } from './find-saved';
import { dayIn } from './typed-day';

/** A tool's format for saving and reading answers. */
export interface SavedFormat<Data> {
  readonly tool: PlannerName;
  /** Empty answers; the same object each time. */
  readonly empty: Data;
  /** The validated data, or null. */
  readonly read: (data: unknown) => Data | null;
}

/** Why a file could not be opened, the most telling first: a later version's, another tool's, damaged, or not ours. */
const PROBLEMS = ['newer', 'otherTool', 'damaged', 'foreign'] as const;
export type FileProblem = (typeof PROBLEMS)[number];

type OpenedFile<Data> =
  /** `saved` is null if the file doesn't say when. */
  | { readonly ok: true; readonly data: Data; readonly saved: Day | null; readonly inCalendar?: InCalendar }
  | { readonly ok: false; readonly why: FileProblem };

/** Maximum file size, which a phone reads at once; some hundred pages of text are shorter. */
export const MOST_BYTES = 8_000_000;

/** More entries than any list takes, in a file that is read at once. */
const MOST_ENTRIES = 10_000;

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
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the text of a saved file, and of nothing else. */
function readText<Data>(format: SavedFormat<Data>, text: string): OpenedFile<Data> {
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

/** Reads the saved file in a text, which may be a link or a whole message; never throws, whatever its content. */
export function readSaved<Data>(format: SavedFormat<Data>, message: string): OpenedFile<Data> {
  const problems = new Set<FileProblem>();
  for (const text of savedTextsIn(message)) {
    const opened = readText(format, text);
    if (opened.ok) return opened;
    problems.add(opened.why);
  }
  return { ok: false, why: PROBLEMS.find((why) => problems.has(why)) ?? 'foreign' };
}

/** A record of texts with exactly the fields of `blank`, which supplies missing ones; null for anything else. */
export function readTexts<Blank extends Readonly<Record<string, string>>>(value: unknown, blank: Blank): Blank | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(blank).map(([field, text]): [string, unknown] => [field, value[field] ?? text]);
  const isFine = texts.every(([, text]) => typeof text === 'string');
  return isFine ? (Object.fromEntries(texts) as Blank) : null;
}

/** A list in saved files. */
interface SavedList {
  readonly name: string;
  readonly empty: Entry;
  /** Where earlier files have an entry that was being typed. */
  readonly formerDraft?: string;
}

/** Reads a list; renumbers the entries if ids are missing or duplicate. */
function readEntries(saved: Readonly<Record<string, unknown>>, list: SavedList): readonly Entry[] | null {
  const { name, empty, formerDraft = '' } = list;
  const { [name]: entries = [], [formerDraft]: typed = {} } = saved;
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return null;
  const listed = entries.map((entry) => readTexts(entry, empty)).filter((entry) => entry !== null);
  const draft = readTexts(typed, empty);
  if (!draft || listed.length < entries.length) return null;
  const ids = new Set(listed.map(({ id }) => id).filter((id) => /^[1-9]\d*$/.test(id)));
  const areUnique = ids.size === listed.length;
  const isChange = areUnique && ids.has(draft.id);
  const added = isEmpty(draft, empty) ? [] : [{ ...draft, id: '' }];
  const all = isChange ? withEntry(listed, draft) : [...listed, ...added];
  return withIds(areUnique ? all : all.map((entry) => ({ ...entry, id: '' })));
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
    for (const list of lists) {
      const entries = readEntries(value, list);
      if (!entries) return null;
      fields.push([list.name, entries]);
    }
    // In the order of `empty`, with which the entries are compared.
    return { ...empty, ...Object.fromEntries(fields) };
  };
  return { tool, empty, read };
}
