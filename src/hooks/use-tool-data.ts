import { useCallback, useEffect, useRef, useState } from 'react';
import { type FileProblem, readSaved, type SavedFormat, writeSaved } from '../tools/saved-file';
import { localDay } from '../utils/calendar';
import { useDownloads } from './use-downloads';
import { type Keeping, useToolStorage } from './use-tool-storage';

/** What to announce after an action on all entered data; the words are in `content/tool-text.yaml`. */
export type ToolNotice =
  | 'restored'
  | 'unreadable'
  | 'saved'
  | 'opened'
  | 'cleared'
  | 'undone'
  | 'tooLarge'
  | FileProblem;

/** Notices after which all data has been replaced; complete data is shown with its results. */
export const REPLACED: readonly (ToolNotice | null)[] = ['restored', 'opened', 'undone'];

/** What a visitor has entered into a tool, and what can be done with all of it. */
export interface ToolData<Data> {
  readonly data: Data;
  /** Increases whenever all of it is replaced: a file opened, everything cleared, or either undone. */
  readonly revision: number;
  /** Updates the data; each call gets the newest data. */
  readonly change: (update: (data: Data) => Data) => void;
  /** Whether the browser keeps it. */
  readonly keeping: Keeping;
  readonly notice: ToolNotice | null;
  /** Whether other data was there before the last file was opened or everything was cleared. */
  readonly canUndo: boolean;
  readonly remember: () => void;
  readonly forget: () => void;
  readonly save: () => void;
  readonly open: (file: File) => Promise<void>;
  readonly clear: () => void;
  readonly undo: () => void;
}

/** A saved file is far smaller; a larger file, such as a video, is not read. */
const MOST_BYTES = 1_000_000;
const JSON_TYPE = 'application/json';

/**
 * Holds what is entered into a tool. Nothing of it leaves the device, and nothing is kept unless the visitor asks for it.
 * @param format how it is written to a file and to the browser's storage; the same object in every render
 * @param empty what the tool starts with; the same object in every render
 */
export function useToolData<Data>(format: SavedFormat<Data>, empty: Data): ToolData<Data> {
  const [data, setData] = useState(empty);
  const [revision, setRevision] = useState(0);
  const [former, setFormer] = useState<Data | null>(null);
  const [notice, setNotice] = useState<ToolNotice | null>(null);
  const newest = useRef(data);
  const download = useDownloads();

  const set = useCallback((next: Data): void => {
    newest.current = next;
    setData(next);
  }, []);
  const textOf = useCallback((): string => writeSaved(format, newest.current, localDay(new Date())), [format]);
  const storage = useToolStorage(`tool:${format.tool}`, (text) => {
    const found = readSaved(format, text);
    if (found.ok) set(found.data);
    setNotice(found.ok ? 'restored' : 'unreadable');
    return found.ok;
  });
  const { keeping, update } = storage;

  // Not in the first effect of a restored visit: the state is still empty there and would overwrite what was kept.
  useEffect(() => {
    if (data === newest.current) update(textOf());
  }, [data, update, textOf]);

  const change = useCallback(
    (next: (data: Data) => Data): void => {
      set(next(newest.current));
      setFormer(null);
      setNotice(null);
    },
    [set],
  );

  /** Replaces all data, which can be undone. */
  const replace = (next: Data, told: ToolNotice): void => {
    // Clearing an already empty tool must not discard the undo.
    if (next !== newest.current) setFormer(newest.current === empty ? null : newest.current);
    set(next);
    setRevision((last) => last + 1);
    setNotice(told);
  };

  const open = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setNotice('tooLarge');
    const opened = readSaved(format, await file.text().catch(() => ''));
    if (opened.ok) replace(opened.data, 'opened');
    else setNotice(opened.why);
  };

  return {
    data,
    revision,
    change,
    keeping,
    notice,
    canUndo: former !== null,
    remember: () => {
      storage.remember(textOf());
      setNotice(null);
    },
    forget: () => {
      storage.forget();
      setNotice(null);
    },
    save: () => {
      download(`${format.tool}.json`, textOf(), JSON_TYPE);
      setNotice('saved');
    },
    open,
    clear: () => replace(empty, 'cleared'),
    undo: () => {
      if (former === null) return;
      set(former);
      setFormer(null);
      setRevision((last) => last + 1);
      setNotice('undone');
    },
  };
}
