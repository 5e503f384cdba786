import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether the browser keeps what is entered: not asked to, yes, it could not, it has deleted it, or another tab has changed it. */
export type Keeping = 'off' | 'on' | 'failed' | 'dropped' | 'elsewhere';

/** What the browser keeps for a tool. */
export interface ToolStorage {
  readonly keeping: Keeping;
  /** Asks the browser to keep a text from now on. */
  readonly remember: (text: string) => void;
  /** Updates what is kept; does nothing unless the visitor has asked for it. */
  readonly update: (text: string) => void;
  readonly forget: () => void;
}

/** Storage may be forbidden, full or absent. */
function tolerant<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text in the browser, once the visitor has asked for it and not before.
 * @param key the name under which it is kept
 * @param onFound called once with what an earlier visit stored; returns whether it is usable. If not, it is left as it is
 */
export function useToolStorage(key: string, onFound: (text: string) => boolean): ToolStorage {
  const [keeping, setKeeping] = useState<Keeping>('off');
  const isOn = useRef(false);
  const kept = useRef<string | null>(null);
  const restore = useEffectEvent(onFound);
  const set = useCallback((state: Keeping): void => {
    isOn.current = state === 'on';
    setKeeping(state);
  }, []);

  useEffect(() => {
    const text = tolerant(() => localStorage.getItem(key));
    if (typeof text !== 'string' || !restore(text)) return;
    kept.current = text;
    set('on');
  }, [key, set]);

  const write = useCallback(
    (text: string): void => {
      const isKept = tolerant(() => {
        localStorage.setItem(key, text);
        return localStorage.getItem(key) === text;
      });
      kept.current = text;
      set(isKept ? 'on' : 'failed');
    },
    [key, set],
  );

  const update = useCallback(
    (text: string): void => {
      if (!isOn.current) return;
      const found = tolerant(() => localStorage.getItem(key));
      if (typeof found !== 'string') set('dropped');
      else if (found === kept.current) write(text);
      else set('elsewhere');
    },
    [key, set, write],
  );

  const forget = useCallback((): void => {
    tolerant(() => localStorage.removeItem(key));
    set('off');
  }, [key, set]);

  return { keeping, remember: write, update, forget };
}
