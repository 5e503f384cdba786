import type { Day } from '../../utils/calendar';
import { isRecord } from '../../utils/is-record';
import type { InCalendar } from './calendar-file';
import { dayIn } from './typed-day';

/** A tool's format for saving and reading answers. */
export interface SavedFormat<Data> {
  /** The tool's unique name. */
  readonly tool: string;
  /** Raise this when older versions can no longer read the file. */
  readonly version: number;
  /** Empty answers; the same object each time. */
  readonly empty: Data;
  /** The validated data, or null. `version` is the file's, at most the format's. */
  readonly read: (data: unknown, version: number) => Data | null;
}

/** Why a file could not be opened: not ours, another tool's, a later version's, or damaged. */
export type FileProblem = 'foreign' | 'otherTool' | 'newer' | 'damaged';

type OpenedFile<Data> =
  /** `saved` is null if the file doesn't say when. */
  | { readonly ok: true; readonly data: Data; readonly saved: Day | null; readonly inCalendar?: InCalendar }
  | { readonly ok: false; readonly why: FileProblem };

/** Maximum file size: even the longest lists in four-byte characters are far shorter. */
export const MOST_BYTES = 8_000_000;

/** Marks every file as ours. */
const KIND = 'nursing-tools';

/** Serialises answers, and the events put into a calendar, to a saved file. */
export function writeSaved<Data>(
  { tool, version }: SavedFormat<Data>,
  data: Data,
  day: Day,
  inCalendar?: InCalendar,
): string {
  return `${JSON.stringify({ kind: KIND, tool, version, saved: day, data, inCalendar }, null, 2)}\n`;
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
  if (!isRecord(file) || file.kind !== KIND) return reject('foreign');
  if (file.tool !== format.tool) return reject('otherTool');
  const { version } = file;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return reject('damaged');
  if (version > format.version) return reject('newer');
  const data = format.read(file.data, version);
  if (data === null) return reject('damaged');
  const saved = typeof file.saved === 'string' ? dayIn(file.saved) : null;
  return { ok: true, data, saved, inCalendar: readInCalendar(file.inCalendar) };
}

/** Maximum length of a field in a saved file. */
export const LONGEST_TEXT = 30_000;

/** A record of texts with exactly the fields of `blank`, which supplies missing ones; null for anything else. */
export function readTexts<Blank extends Readonly<Record<string, string>>>(value: unknown, blank: Blank): Blank | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(blank).map(([field, text]): [string, unknown] => [field, value[field] ?? text]);
  const isFine = texts.every(([, text]) => typeof text === 'string' && text.length <= LONGEST_TEXT);
  return isFine ? (Object.fromEntries(texts) as Blank) : null;
}

/** The format for answers that consist only of texts. */
export function formatOf<Data extends Readonly<Record<string, string>>>(tool: string, empty: Data): SavedFormat<Data> {
  return { tool, version: 1, empty, read: (data) => readTexts(data, empty) };
}
