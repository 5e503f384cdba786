import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FileProblem, MOST_BYTES, readSaved, type SavedFormat, writeSaved } from '../planners/saved-file';
import { type Day, localDay } from '../utils/calendar';
import { useDownloads } from './use-downloads';
import { type Keeping, useToolStorage } from './use-tool-storage';

/** What to announce after an action on all entered data; the words are in `content/tool-text.yaml`. */
export type ToolNotice = 'restored' | 'saved' | 'opened' | 'cleared' | 'undone' | 'tooLarge' | FileProblem;

/** Notices after which all data has been replaced; complete data is shown with its results. */
export const REPLACED: readonly (ToolNotice | null)[] = ['restored', 'opened', 'undone'];

/** What a visitor has entered into a tool, and what can be done with all of it. */
export interface ToolData<Data> {
  readonly data: Data;
  /** Increases whenever all of it is replaced: a file opened, everything cleared, or either undone. */
  readonly revision: number;
  /** Updates the data; each call gets the newest data. */
  readonly change: (update: (data: Data) => Data) => void;
  /** The name under which the browser keeps it. */
  readonly storageKey: string;
  /** Whether the browser keeps it. */
  readonly keeping: Keeping;
  /** The day on which an earlier visit has kept what is shown. */
  readonly keptOn: Day | null;
  /** Whether something was entered that is in no file and that the browser does not keep. */
  readonly isAtRisk: boolean;
  readonly notice: ToolNotice | null;
  /** Whether other data was there before the last file was opened or everything was cleared. */
  readonly canUndo: boolean;
  readonly remember: () => void;
  readonly forget: () => void;
  readonly save: () => void;
  /** Saves what the browser keeps and this page cannot read. */
  readonly saveUnreadable: () => void;
  readonly open: (file: File) => Promise<void>;
  readonly clear: () => void;
  readonly undo: () => void;
}

const JSON_TYPE = 'application/json';

/**
 * What was entered and not kept before the visitor went to another page of the site, by tool. It is not on the device: it
 * goes with the document.
 */
const left = new Map<string, { readonly data: unknown; readonly inFile: unknown; readonly keeping: Keeping }>();

/** Forgets what was left behind, for tests. */
export function forgetLeftData(): void {
  left.clear();
}

/**
 * Holds what is entered into a tool. Nothing of it leaves the device, and nothing is kept unless the visitor asks for it.
 * @param format how it is written to a file and to the browser's storage; the same object in every render
 */
export function useToolData<Data>(format: SavedFormat<Data>): ToolData<Data> {
  const { empty } = format;
  const [data, setData] = useState(empty);
  const [revision, setRevision] = useState(0);
  const [former, setFormer] = useState<Data | null>(null);
  const [notice, setNotice] = useState<ToolNotice | null>(null);
  const [keptOn, setKeptOn] = useState<Day | null>(null);
  const [inFile, setInFile] = useState(empty);
  const newest = useRef(data);
  const restored = useRef<Data | null>(null);
  const download = useDownloads();

  const set = useCallback(
    (next: Data): void => {
      // Fields that are empty again are as if nothing had been entered.
      newest.current = JSON.stringify(next) === JSON.stringify(empty) ? empty : next;
      setData(newest.current);
    },
    [empty],
  );
  const textOf = useCallback((): string => writeSaved(format, newest.current, localDay(new Date())), [format]);
  const storageKey = `tool:${format.tool}`;
  const storage = useToolStorage(
    storageKey,
    (text) => readSaved(format, text).ok,
    (text) => {
      const found = readSaved(format, text);
      if (!found.ok) return;
      set(found.data);
      restored.current = newest.current;
      if (newest.current === empty) return;
      setKeptOn(found.saved);
      setNotice('restored');
    },
    () => left.get(format.tool)?.keeping,
  );
  const { keeping, update } = storage;

  // Not in the first effect of a restored visit: the state is still empty there and would overwrite what was kept.
  useEffect(() => {
    // What was restored stays as it is, with its day, until it is changed.
    if (data !== newest.current || data === restored.current) return;
    restored.current = null;
    update(textOf());
  }, [data, update, textOf]);

  // After the effect that restores what the browser keeps, and does not where something newer was left.
  const comeBack = useEffectEvent((): void => {
    const before = left.get(format.tool);
    left.delete(format.tool);
    if (before === undefined) return;
    set(before.data as Data);
    setInFile(before.inFile as Data);
    setNotice('restored');
  });
  const leave = useEffectEvent((): void => {
    if (keeping !== 'on' && newest.current !== empty) left.set(format.tool, { data: newest.current, inFile, keeping });
  });
  useEffect(() => {
    comeBack();
    return leave;
  }, []);

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
    setKeptOn(null);
  };

  const open = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setNotice('tooLarge');
    const opened = readSaved(format, await file.text().catch(() => ''));
    if (!opened.ok) return setNotice(opened.why);
    setInFile(opened.data);
    replace(opened.data, 'opened');
  };

  return {
    data,
    revision,
    change,
    storageKey,
    keeping,
    keptOn,
    isAtRisk: keeping !== 'on' && data !== empty && data !== inFile,
    notice,
    canUndo: former !== null,
    remember: () => {
      storage.remember(textOf());
      setNotice(null);
    },
    forget: () => {
      storage.forget();
      setNotice(null);
      setKeptOn(null);
    },
    save: () => {
      download(`${format.tool}.json`, textOf(), JSON_TYPE);
      setInFile(newest.current);
      setNotice('saved');
    },
    saveUnreadable: () => download(`${format.tool}-unreadable.txt`, storage.read() ?? '', 'text/plain'),
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
