import type { Day } from '../utils/calendar';
import { isRecord } from '../utils/is-record';
import { dayIn } from './typed-day';

/** How a tool writes what a visitor has entered, and reads it again. */
export interface SavedFormat<Data> {
  /** The name of the tool, which no other tool has. */
  readonly tool: string;
  /** Raised when older programs could not read the file any more. */
  readonly version: number;
  /** Nothing entered yet; the same object each time. */
  readonly empty: Data;
  /** The data where all of it is as it should be, else null. `version` is that of the file, at most that of the format. */
  readonly read: (data: unknown, version: number) => Data | null;
}

/** Why a file was not opened: not one of ours, of another tool, of a later version of this tool, or damaged. */
export type FileProblem = 'foreign' | 'otherTool' | 'newer' | 'damaged';

type OpenedFile<Data> =
  /** `saved` is null where the file does not say when. */
  | { readonly ok: true; readonly data: Data; readonly saved: Day | null }
  | { readonly ok: false; readonly why: FileProblem };

/** A longer file was not saved here: the longest lists in letters of four bytes are far shorter. */
export const MOST_BYTES = 8_000_000;

/** The word in every file by which it is known as ours. */
const KIND = 'nursing-tools';

/** The text of a saved file. */
export function writeSaved<Data>({ tool, version }: SavedFormat<Data>, data: Data, day: Day): string {
  return `${JSON.stringify({ kind: KIND, tool, version, saved: day, data }, null, 2)}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Reads a saved file; never throws, whatever is in it. */
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
  return { ok: true, data, saved: typeof file.saved === 'string' ? dayIn(file.saved) : null };
}

/** The longest text that a field of a saved file may have. */
const LONGEST_TEXT = 2000;

/** A record of texts with exactly the fields of `blank`, where one that is missing is as in `blank`; null for anything else. */
export function readTexts<Blank extends Readonly<Record<string, string>>>(value: unknown, blank: Blank): Blank | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(blank).map(([field, text]): [string, unknown] => [field, value[field] ?? text]);
  const isFine = texts.every(([, text]) => typeof text === 'string' && text.length <= LONGEST_TEXT);
  return isFine ? (Object.fromEntries(texts) as Blank) : null;
}

/** How entries that are nothing but texts are saved. */
export function formatOf<Data extends Readonly<Record<string, string>>>(tool: string, empty: Data): SavedFormat<Data> {
  return { tool, version: 1, empty, read: (data) => readTexts(data, empty) };
}

/** A list whose entries can all be read; null for anything else, or for more entries than `most`. */
export function readList<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | null,
  most: number,
): readonly Entry[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) return null;
  const entries = value.map(read);
  return entries.every((entry) => entry !== null) ? entries : null;
}
