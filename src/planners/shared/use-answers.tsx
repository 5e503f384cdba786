import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLeftAnswers } from '../../hooks/use-left-answers';
import { count } from '../../statistics/count';
import { type Day, localDay } from '../../utils/calendar';
import { tryStorage } from '../../utils/try-storage';
import { isAnswersLink } from './answers-link';
import type { InCalendar } from './calendar-file';
import { download } from './download';
import { textFrom } from './find-saved';
import { type FileProblem, MOST_BYTES, readSaved, type SavedFormat, writeSaved } from './saved-file';
import { useStable } from './use-stable';

/** Answers that this browser keeps. */
interface KeptAnswers<Data> {
  readonly state: 'on';
  /** The stored text as this page last wrote or read it. */
  readonly text: string;
  readonly data: Data;
  readonly inCalendar?: InCalendar;
  /** The day on which they were stored, if known. */
  readonly saved: Day | null;
}

/** What this browser keeps of the answers. */
type Kept<Data> =
  | { readonly state: 'off' }
  | KeptAnswers<Data>
  /** The browser refused to store them, or its copy is not the one that this page wrote. */
  | { readonly state: 'refused' | 'changed'; readonly text: string | null };

/** What the page asks of the browser, without being told whether it was done. */
export type Request = 'saved' | 'dates' | 'nextDate' | 'printed';

/** Announcements after an action on all answers. */
export type Notice =
  | Request
  | 'restored'
  | 'opened'
  | 'cameAlong'
  | 'cleared'
  | 'undone'
  | 'tooLarge'
  | 'brokenLink'
  | FileProblem;

/** Notices after replacing all answers; complete ones then show their results. */
export const REPLACED: readonly (Notice | null)[] = ['restored', 'opened', 'cameAlong', 'undone'];

interface AnswersState<Data> {
  readonly data: Data;
  /** Increases whenever all answers are replaced: by opening a file, clearing, or undoing either. */
  readonly revision: number;
  readonly kept: Kept<Data>;
  /** Whether answers of an earlier visit, from before another page or from another browser are shown. */
  readonly isRestored: boolean;
  /** The events put into the visitor's calendar. */
  readonly inCalendar?: InCalendar;
  /** The answers last opened from a file, or taken to another browser. */
  readonly elsewhere: Data;
  /** The answers in the last file that the browser was asked to save, which may not have arrived. */
  readonly offered: Data;
  /** The answers in the page's own address, from which an app's menu opens the page in another browser. */
  readonly inAddress: Data;
  readonly file: File | null;
  /** The answers before the last file was opened or everything was cleared. */
  readonly former: Data | null;
  readonly notice: Notice | null;
  /** The changes since React started, until it is known what they change: nothing, stored answers, or those of a link. */
  readonly early: readonly ((data: Data) => Data)[] | null;
  /** Counts the outcomes of actions, so that the same one is announced again. */
  readonly outcomes: number;
  /** Counts the attempts at keeping that failed, for the same reason. */
  readonly refusals: number;
}

/** Unsaved answers, held while the visitor is on another page of the site. */
type LeftAnswers<Data> = Pick<AnswersState<Data>, 'data' | 'elsewhere' | 'offered' | 'inCalendar'>;

/** Nothing entered yet. */
function noAnswers<Data>(empty: Data): AnswersState<Data> {
  const none = { former: null, notice: null, file: null, isRestored: false };
  const places = { data: empty, elsewhere: empty, offered: empty, inAddress: empty };
  return { ...none, ...places, revision: 0, kept: { state: 'off' }, early: [], outcomes: 0, refusals: 0 };
}

/** The changes of a planner's state. */
function transitionsOf<Data>(empty: Data) {
  type State = AnswersState<Data>;

  // Fields emptied again count as nothing entered.
  const plain = (data: Data): Data => (JSON.stringify(data) === JSON.stringify(empty) ? empty : data);

  /** Other answers, with what was entered before React started. */
  const withEarly = ({ early }: State, data: Data): Data =>
    plain((early ?? []).reduce((all, update) => update(all), plain(data)));

  const noticed = (state: State, notice: Notice | null): State => ({
    ...state,
    notice,
    outcomes: state.outcomes + 1,
  });

  /** Replaces all answers, which can be undone; clearing an empty planner must not discard the undo. */
  const replaced = (state: State, data: Data, notice: Notice): State => {
    const former = data === state.data ? state.former : state.data === empty ? null : state.data;
    return noticed({ ...state, data, former, revision: state.revision + 1, isRestored: false }, notice);
  };

  return {
    noticed,
    withEarly,
    /** What is entered from now on changes what is shown. */
    begin: (state: State): State => ({ ...state, early: null }),
    change: (state: State, update: (data: Data) => Data): State => ({
      ...state,
      data: plain(update(state.data)),
      early: state.early && [...state.early, update],
      former: null,
      notice: null,
    }),
    open: (state: State, data: Data, inCalendar = state.inCalendar): State => {
      const after = replaced(state, plain(data), 'opened');
      return { ...after, elsewhere: after.data, inCalendar };
    },
    /** Shows the answers of a link; what the browser keeps stays until the visitor decides. */
    bring: (state: State, data: Data, inCalendar = state.inCalendar): State => {
      if (JSON.stringify(data) === JSON.stringify(state.data)) return noticed(state, 'cameAlong');
      const after = replaced(state, plain(data), 'cameAlong');
      const { kept } = state;
      return {
        ...after,
        inCalendar,
        isRestored: true,
        kept: kept.state === 'on' ? { state: 'changed', text: kept.text } : kept,
      };
    },
    clear: (state: State): State => replaced(state, empty, 'cleared'),
    undo: (state: State): State => ({ ...replaced(state, state.former ?? state.data, 'undone'), former: null }),
    /** Shows the answers that an earlier visit stored, under what has been entered before React started. */
    restore: (state: State, kept: KeptAnswers<Data>): State => {
      const stored = plain(kept.data);
      const data = withEarly(state, stored);
      const { inCalendar } = kept;
      const after = { ...state, data, kept: { ...kept, data: stored }, inCalendar };
      return stored === empty ? after : noticed({ ...after, isRestored: true }, 'restored');
    },
    /** Shows the answers that were left for another page of the site. */
    comeBack: (state: State, left: LeftAnswers<Data>): State =>
      noticed({ ...state, ...left, isRestored: true }, 'restored'),
    keep: (state: State, kept: Kept<Data>): State => {
      if (kept.state === 'off') return { ...state, kept, isRestored: false, notice: null };
      // Storing each change again is no news.
      return { ...state, kept, refusals: state.refusals + (kept.state === 'on' ? 0 : 1) };
    },
    request: (state: State, request: Request, file: File | null): State =>
      noticed({ ...state, file, offered: request === 'saved' ? state.data : state.offered }, request),
  };
}

/** A visitor's planner answers, and the actions on all of them. */
export type PlannerAnswers<Data> = ReturnType<typeof useAnswers<Data>>;

/** The actions on all answers, and their outcomes. */
export type AnswersActions = Omit<PlannerAnswers<unknown>, 'data' | 'early' | 'change'>;

/** Takes the fragment, which has answers, out of the page's address. */
const shortenAddress = (): void => history.replaceState(history.state, '', location.pathname + location.search);

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
  const { data, kept, elsewhere, offered, inAddress, inCalendar } = state;
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
  /** Opens the answers in a text, as `readSaved` finds them; returns whether it could be read. */
  const openText = (text: string, how: 'open' | 'bring'): boolean => {
    const opened = readSaved(format, text);
    const isBroken = how === 'bring' && !opened.ok && /^(foreign|damaged)$/.test(opened.why);
    setState((now) =>
      opened.ok
        ? to[how](now, to.withEarly(now, opened.data), opened.inCalendar)
        : to.noticed(now, isBroken ? 'brokenLink' : opened.why),
    );
    return opened.ok;
  };
  /** Shows the answers that came along in the address, and takes them out of it. */
  const arrive = useEffectEvent((): void => {
    if (isAnswersLink(location.hash) && openText(location.hash, 'bring')) shortenAddress();
    setState(to.begin);
  });
  const leave = useEffectEvent((): void => {
    if (kept.state !== 'on' && data !== empty)
      left?.set(tool, { data, elsewhere, offered, inCalendar } satisfies LeftAnswers<Data>);
  });
  // Together with the fields, which pass on what was entered before React started.
  useLayoutEffect(() => {
    begin();
    arrive();
    const onHash = (): void => arrive();
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('hashchange', onHash);
      leave();
    };
  }, []);

  useEffect(() => {
    // A reload would bring back answers that have changed since.
    if (inAddress !== empty && inAddress !== data && isAnswersLink(location.hash)) shortenAddress();
  }, [inAddress, data, empty]);

  const update = useEffectEvent(persist);
  useEffect(() => {
    if (kept.state === 'on' && (data !== kept.data || inCalendar !== kept.inCalendar)) update();
  }, [kept, data, inCalendar]);

  const compare = useEffectEvent(({ key = null }: Partial<StorageEvent>): void => {
    const text = readText(storageKey);
    const isMeant = key === storageKey || key === null;
    if (kept.state === 'on' && isMeant && text !== known) keep({ state: 'changed', text });
  });
  useEffect(() => {
    const onChange = (event: Partial<StorageEvent>): void => compare(event);
    for (const type of ['storage', 'pageshow'] as const) window.addEventListener(type, onChange);
    return () => {
      for (const type of ['storage', 'pageshow'] as const) window.removeEventListener(type, onChange);
    };
  }, []);

  return {
    ...state,
    change: useCallback((update: (data: Data) => Data) => setState((now) => to.change(now, update)), [to]),
    storageKey,
    /** Whether localStorage holds, or may hold, answers. */
    isStored: known !== null,
    /** Whether answers exist that are not known to be anywhere else. */
    isAtRisk: kept.state !== 'on' && data !== empty && data !== elsewhere,
    hasAnswers: data !== empty,
    /** Whether the browser was asked to save them, which is not known to have happened. */
    isOffered: data === offered,
    canUndo: state.former !== null,
    // What is drawn later than the answers acts on the latest.
    persist: useStable(persist),
    forget: (): void => {
      tryStorage(() => localStorage.removeItem(storageKey));
      keep({ state: 'off' });
    },
    save: useStable((): void => {
      const file = new File([textOn(localDay(new Date()))], `${tool}.json`, { type: 'application/json' });
      download(file);
      count('Plan kept', { planner: tool, where: 'file' });
      setState((now) => to.request(now, 'saved', file));
    }),
    /** The text of a saved file, for a link or the clipboard. */
    savedText: useStable((): string => textOn(localDay(new Date()))),
    open: async (file: File): Promise<void> => {
      if (file.size > MOST_BYTES) setState((now) => to.noticed(now, 'tooLarge'));
      else openText(textFrom(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))), 'open');
    },
    /** Opens the answers in a link, in the text of a saved file, or in a message with either. */
    paste: (text: string): boolean => openText(text, 'bring'),
    /**
     * Puts a link with the answers into the page's address, from which apps open the page in another browser.
     * @param isLeaving whether that happens now, so that leaving is not asked
     */
    putInAddress: (link: URL, isLeaving = false): void => {
      history.replaceState(history.state, '', link);
      setState((now) => ({ ...now, inAddress: now.data, ...(isLeaving && { elsewhere: now.data }) }));
    },
    clear: (): void => setState(to.clear),
    /** Asks for a calendar file and notes which events it has. */
    addToCalendar: (request: Request, file: File, all: InCalendar): void => {
      download(file);
      count('Plan kept', { planner: tool, where: 'calendar' });
      setState((now) => ({ ...to.request(now, request, file), inCalendar: all }));
    },
    print: (): void => {
      window.print();
      setState((now) => to.request(now, 'printed', null));
    },
    undo: (): void => setState(to.undo),
  };
}
