import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tryStorage } from '../utils/try-storage';

/**
 * Whether the browser keeps what is entered: not asked to, yes, it could not, it has deleted it, another tab has changed it,
 * or what it keeps cannot be read.
 */
export type Keeping = 'off' | 'on' | 'failed' | 'dropped' | 'elsewhere' | 'unreadable';

/** What the browser keeps for a tool. */
interface ToolStorage {
  readonly keeping: Keeping;
  /**
   * Asks the browser to keep a text from now on. What another tab has put there meanwhile is reported first and replaced the
   * second time; what cannot be read is copied before it is replaced.
   */
  readonly remember: (text: string) => void;
  /** Updates what is kept; does nothing unless the visitor has asked for it. */
  readonly update: (text: string) => void;
  /** Deletes what is kept, copies included. */
  readonly forget: () => void;
  /** What is kept, as it is. */
  readonly read: () => string | null;
}

/** More copies of what cannot be read are not made; the browser then counts as one that would not keep anything. */
const MOST_COPIES = 9;

const readText = (key: string): string | null => tryStorage(() => localStorage.getItem(key)) ?? null;

/** Whether the browser has a text under a name from now on. */
function writeText(key: string, text: string): boolean {
  tryStorage(() => localStorage.setItem(key, text));
  return readText(key) === text;
}

const copiesOf = (key: string): readonly string[] =>
  Array.from({ length: MOST_COPIES }, (_copy, index) => `${key}:unreadable-${index + 1}`);

/** Puts a text where nothing is yet. */
function copy(key: string, text: string): boolean {
  const place = copiesOf(key).find((name) => [null, text].includes(readText(name)));
  return place !== undefined && writeText(place, text);
}

/**
 * Keeps a text in the browser, once the visitor has asked for it and not before.
 * @param key the name under which it is kept
 * @param canRead whether a text that is kept can be read
 * @param onFound called once with what an earlier visit has left, where it can be read
 * @param before how it was when this page was left with something newer, which is shown in place of what is kept
 */
export function useToolStorage(
  key: string,
  canRead: (text: string) => boolean,
  onFound: (text: string) => void,
  before: () => Keeping | undefined,
): ToolStorage {
  const [keeping, setKeeping] = useState<Keeping>('off');
  const isOn = useRef(false);
  /** What this page has read or written there last, or has told of. */
  const known = useRef<string | null>(null);
  const set = useCallback((state: Keeping): void => {
    isOn.current = state === 'on';
    setKeeping(state);
  }, []);
  const read = useCallback(() => readText(key), [key]);

  const restore = useEffectEvent((text: string): void => {
    known.current = text;
    const isReadable = canRead(text);
    const left = before();
    if (left === undefined && isReadable) onFound(text);
    if (!isReadable) set('unreadable');
    else if (left === undefined) set('on');
    // Another tab has put it there since.
    else set(left === 'failed' ? left : 'elsewhere');
  });
  useEffect(() => {
    const text = read();
    if (text !== null) restore(text);
  }, [read]);

  /** Whether what is kept is still what this page knows; a difference is reported. */
  const isKnown = useCallback(
    (found: string | null): boolean => {
      if (found === known.current) return true;
      known.current = found;
      set(found === null ? 'dropped' : 'elsewhere');
      return false;
    },
    [set],
  );
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (isOn.current && (event.key === key || event.key === null)) isKnown(read());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, read, isKnown]);

  const write = useCallback(
    (text: string): void => {
      const isKept = writeText(key, text);
      if (isKept) known.current = text;
      set(isKept ? 'on' : 'failed');
    },
    [key, set],
  );
  const remember = (text: string): void => {
    const found = read();
    if (found !== null && !isKnown(found)) return;
    if (found !== null && !canRead(found) && !copy(key, found)) set('failed');
    else write(text);
  };
  const update = useCallback(
    (text: string): void => {
      if (isOn.current && isKnown(read())) write(text);
    },
    [read, isKnown, write],
  );
  const forget = useCallback((): void => {
    for (const name of [key, ...copiesOf(key)]) tryStorage(() => localStorage.removeItem(name));
    known.current = null;
    set('off');
  }, [key, set]);

  return { keeping, remember, update, forget, read };
}
