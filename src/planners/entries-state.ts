import type { Day } from '../utils/calendar';
import type { InCalendar } from './calendar-file';
import type { FileProblem } from './saved-file';

/** What this browser keeps of the entries. `text` is the stored text as this page last wrote or read it. */
export type Kept<Data> =
  | { readonly state: 'off' }
  | { readonly state: 'on'; readonly text: string; readonly data: Data; readonly inCalendar?: InCalendar }
  /** The browser refused to store them, or its copy is not the one that this page wrote. */
  | { readonly state: 'refused' | 'changed'; readonly text: string | null };

/** Announcements after an action on all entries. */
export type Notice = 'restored' | 'saved' | 'opened' | 'cleared' | 'undone' | 'tooLarge' | FileProblem;

/** Notices after replacing all entries; complete ones then show their results. */
export const REPLACED: readonly (Notice | null)[] = ['restored', 'opened', 'undone'];

/** A planner's entries and their storage state. */
export interface EntriesState<Data> {
  readonly data: Data;
  /** Increases whenever all entries are replaced: by opening a file, clearing, or undoing either. */
  readonly revision: number;
  readonly kept: Kept<Data>;
  /** What an earlier visit stored or left, and the day on which it was stored. */
  readonly restored: { readonly data: Data; readonly saved: Day | null } | null;
  /** The events put into the visitor's calendar. */
  readonly inCalendar?: InCalendar;
  /** The entries last saved to or opened from a file. */
  readonly inFile: Data;
  /** The entries before the last file was opened or everything was cleared. */
  readonly former: Data | null;
  readonly notice: Notice | null;
  /** Counts the outcomes of actions, so that the same one is announced again. */
  readonly outcomes: number;
}

/** Unsaved entries, held while the visitor is on another page of the site. */
export type LeftEntries<Data> = Pick<EntriesState<Data>, 'data' | 'inFile' | 'inCalendar'>;

/** Actions on entries. */
export type EntriesAction<Data> =
  | { readonly type: 'change'; readonly update: (data: Data) => Data }
  /** Replaces all entries; can be undone. */
  | {
      readonly type: 'replace';
      readonly data: Data;
      readonly inCalendar?: InCalendar;
      readonly notice: 'opened' | 'cleared';
    }
  | { readonly type: 'undo' }
  /** Entries stored by an earlier visit. */
  | {
      readonly type: 'restore';
      readonly kept: Kept<Data> & { readonly state: 'on' };
      readonly saved: Day | null;
    }
  /** The visitor returns from another page of the site. */
  | { readonly type: 'return'; readonly left: LeftEntries<Data> }
  | { readonly type: 'keep'; readonly kept: Kept<Data> }
  | { readonly type: 'saved' }
  | { readonly type: 'exported'; readonly inCalendar: InCalendar }
  | { readonly type: 'notice'; readonly notice: Notice };

/** Nothing entered yet. */
export function noEntries<Data>(empty: Data): EntriesState<Data> {
  const none = { former: null, notice: null, restored: null };
  return { ...none, data: empty, inFile: empty, revision: 0, kept: { state: 'off' }, outcomes: 0 };
}

/** Creates the reducer for a planner's entries. */
export function entriesReducer<Data>(empty: Data) {
  // Fields emptied again count as nothing entered.
  const plain = (data: Data): Data => (JSON.stringify(data) === JSON.stringify(empty) ? empty : data);

  /** Replaces everything; clearing an empty planner must not discard the undo. */
  const replaced = (state: EntriesState<Data>, data: Data, notice: Notice) => ({
    ...state,
    data,
    former: data === state.data ? state.former : state.data === empty ? null : state.data,
    revision: state.revision + 1,
    restored: null,
    notice,
  });

  const next = (state: EntriesState<Data>, action: EntriesAction<Data>): EntriesState<Data> => {
    switch (action.type) {
      case 'change':
        return { ...state, data: plain(action.update(state.data)), former: null, notice: null };
      case 'replace': {
        const after = replaced(state, plain(action.data), action.notice);
        const inCalendar = action.inCalendar ?? state.inCalendar;
        return action.notice === 'opened' ? { ...after, inFile: after.data, inCalendar } : after;
      }
      case 'undo':
        return { ...replaced(state, state.former ?? state.data, 'undone'), former: null };
      case 'restore': {
        const data = plain(action.kept.data);
        const { inCalendar } = action.kept;
        const after = { ...state, kept: { ...action.kept, data }, inCalendar };
        return data === empty ? after : { ...after, data, restored: { data, saved: action.saved }, notice: 'restored' };
      }
      case 'return':
        return { ...state, ...action.left, restored: { data: action.left.data, saved: null }, notice: 'restored' };
      case 'keep':
        return { ...state, kept: action.kept, ...(action.kept.state === 'off' && { restored: null, notice: null }) };
      case 'saved':
        return { ...state, inFile: state.data, notice: 'saved' };
      case 'exported':
        return { ...state, inCalendar: action.inCalendar };
      case 'notice':
        return { ...state, notice: action.notice };
    }
  };

  return (state: EntriesState<Data>, action: EntriesAction<Data>): EntriesState<Data> => {
    // Storing each change again is no news.
    const isSilent =
      action.type === 'change' || action.type === 'exported' || (action.type === 'keep' && action.kept.state === 'on');
    return { ...next(state, action), outcomes: state.outcomes + (isSilent ? 0 : 1) };
  };
}
