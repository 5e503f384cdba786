import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLeftAnswers } from '../../hooks/use-left-answers';
import { count } from '../../statistics/count';
import { type Day, localDay } from '../../utils/calendar';
import { tryStorage } from '../../utils/try-storage';
import { type Kept, type LeftAnswers, noAnswers, transitionsOf } from './answers-state';
import type { InCalendar } from './calendar-file';
import { download } from './download';
import { MOST_BYTES, readSaved, type SavedFormat, writeSaved } from './saved-file';

/** A visitor's planner answers, and the actions on all of them. */
export type PlannerAnswers<Data> = ReturnType<typeof useAnswers<Data>>;

const readText = (key: string): string | null => tryStorage(() => localStorage.getItem(key)) ?? null;

/** Writes to localStorage; returns whether that worked. */
function writeText(key: string, text: string): boolean {
  tryStorage(() => localStorage.setItem(key, text));
  return readText(key) === text;
}

/**
 * Holds a planner's answers. Nothing leaves the device, and nothing is stored unless the visitor asks.
 * @param format serialises answers for files and localStorage; must be the same object in every render
 */
export function useAnswers<Data>(format: SavedFormat<Data>) {
  const { tool, empty } = format;
  const storageKey = `tool:${tool}`;
  const [to] = useState(() => transitionsOf(empty));
  const [state, setState] = useState(() => noAnswers(empty));
  const { data, kept, inFile, inCalendar } = state;
  const known = kept.state === 'off' ? null : kept.text;
  const left = useLeftAnswers();
  const textOn = (day: Day): string => writeSaved(format, data, day, inCalendar);
  const keep = (now: Kept<Data>): void => setState((before) => to.keep(before, now));

  /** Stores the answers; if storage holds something that this page hasn't seen, only on the second attempt. */
  const persist = (): void => {
    const found = readText(storageKey);
    const saved = localDay(new Date());
    const text = textOn(saved);
    if (found !== known && !(found === null && kept.state !== 'on')) keep({ state: 'changed', text: found });
    else if (writeText(storageKey, text)) {
      // Not each later change, which is stored as well.
      if (kept.state !== 'on') count('Plan kept', { planner: tool, where: 'device' });
      keep({ state: 'on', text, data, inCalendar, saved });
    } else keep({ state: 'refused', text: found });
  };

  const begin = useEffectEvent((): void => {
    const before = left?.get(tool) as LeftAnswers<Data> | undefined;
    left?.delete(tool);
    const text = readText(storageKey);
    if (before) setState((now) => to.comeBack(now, before));
    if (text === null) return;
    const file = readSaved(format, text);
    // If newer answers are shown or the stored ones are unreadable, storage stays untouched until the visitor decides.
    if (before || !file.ok) keep({ state: 'changed', text });
    else setState((now) => to.restore(now, { ...file, state: 'on', text }));
  });
  const leave = useEffectEvent((): void => {
    if (kept.state !== 'on' && data !== empty)
      left?.set(tool, { data, inFile, inCalendar } satisfies LeftAnswers<Data>);
  });
  // Must run before the loader replays what was typed meanwhile, which happens once a part is rendered.
  useLayoutEffect(() => {
    begin();
    return leave;
  }, []);

  const update = useEffectEvent(persist);
  useEffect(() => {
    if (kept.state === 'on' && (data !== kept.data || inCalendar !== kept.inCalendar)) update();
  }, [kept, data, inCalendar]);

  const compare = useEffectEvent(({ key }: StorageEvent): void => {
    const text = readText(storageKey);
    const isMeant = key === storageKey || key === null;
    if (kept.state === 'on' && isMeant && text !== known) keep({ state: 'changed', text });
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => compare(event);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  return {
    ...state,
    /** Updates the answers; receives the latest. */
    change: useCallback((update: (data: Data) => Data) => setState((now) => to.change(now, update)), [to]),
    storageKey,
    /** Whether localStorage holds, or may hold, answers. */
    isStored: known !== null,
    /** Whether answers exist that are neither in a file nor in localStorage. */
    isAtRisk: kept.state !== 'on' && data !== empty && data !== inFile,
    canUndo: state.former !== null,
    persist,
    forget: (): void => {
      // Earlier versions of the site stored copies under longer keys.
      const names = tryStorage(() => Object.keys(localStorage)) ?? [];
      for (const name of names.filter((other) => other === storageKey || other.startsWith(`${storageKey}:`))) {
        tryStorage(() => localStorage.removeItem(name));
      }
      keep({ state: 'off' });
    },
    save: (): void => {
      download(`${tool}.json`, textOn(localDay(new Date())), 'application/json');
      count('Plan kept', { planner: tool, where: 'file' });
      setState(to.save);
    },
    open: async (file: File): Promise<void> => {
      if (file.size > MOST_BYTES) return setState((now) => to.noticed(now, 'tooLarge'));
      const opened = readSaved(format, await file.text().catch(() => ''));
      if (!opened.ok) return setState((now) => to.noticed(now, opened.why));
      setState((now) => to.open(now, opened.data, opened.inCalendar));
    },
    clear: (): void => setState(to.clear),
    /** Notes which events a calendar file has. */
    exported: (all: InCalendar): void => {
      count('Plan kept', { planner: tool, where: 'calendar' });
      setState((now) => ({ ...now, inCalendar: all }));
    },
    undo: (): void => setState(to.undo),
  };
}
