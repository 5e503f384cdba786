import type { Day } from '../utils/calendar';
import type { FileProblem } from './saved-file';

/** Why storing failed: the browser refused, or its copy is no longer the one this page wrote. */
export type PersistenceFailure = 'refused' | 'changed';

/** Whether the browser stores the entries: not requested, yes, or failed. */
type PersistenceState = 'off' | 'on' | PersistenceFailure;

/** Announcements after an action on all entries. */
export type Notice = 'restored' | 'saved' | 'opened' | 'cleared' | 'undone' | 'tooLarge' | FileProblem;

/** Notices after replacing all entries; complete ones then show their results. */
export const REPLACED: readonly (Notice | null)[] = ['restored', 'opened', 'undone'];

/** A planner's entries and their storage state. */
export interface EntriesState<Data> {
  readonly data: Data;
  /** Increases whenever all entries are replaced: by opening a file, clearing, or undoing either. */
  readonly revision: number;
  readonly persistence: PersistenceState;
  /** The stored text as this page last wrote or read it, or was notified of it. */
  readonly stored: string | null;
  /** The entries in that text. */
  readonly storedData: Data | null;
  /** The day an earlier visit stored the current entries. */
  readonly keptOn: Day | null;
  /** The entries last saved to or opened from a file. */
  readonly inFile: Data;
  /** The entries before the last file was opened or everything was cleared. */
  readonly former: Data | null;
  readonly notice: Notice | null;
}

/** Actions on entries. */
export type EntriesAction<Data> =
  | { readonly type: 'change'; readonly update: (data: Data) => Data }
  /** Replaces all entries; can be undone. */
  | { readonly type: 'replace'; readonly data: Data; readonly notice: 'opened' | 'cleared' }
  | { readonly type: 'undo' }
  /** Entries stored by an earlier visit. */
  | { readonly type: 'restore'; readonly data: Data; readonly stored: string; readonly saved: Day | null }
  /** The visitor returns from another page of the site. */
  | { readonly type: 'return'; readonly left: LeftEntries<Data> }
  | { readonly type: 'persisted'; readonly stored: string; readonly data: Data }
  | { readonly type: 'failed'; readonly failure: PersistenceFailure; readonly stored: string | null }
  | { readonly type: 'forgotten' }
  | { readonly type: 'saved' }
  | { readonly type: 'notice'; readonly notice: Notice };

/** Unsaved entries, held while the visitor is on another page of the site. */
export type LeftEntries<Data> = Pick<EntriesState<Data>, 'data' | 'inFile'>;

/** Nothing entered yet. */
export function noEntries<Data>(empty: Data): EntriesState<Data> {
  return {
    data: empty,
    revision: 0,
    persistence: 'off',
    stored: null,
    storedData: null,
    keptOn: null,
    inFile: empty,
    former: null,
    notice: null,
  };
}

/** Replaces everything, with undo; clearing an empty planner must not discard the undo. */
function replaced<Data>(state: EntriesState<Data>, empty: Data, data: Data, notice: Notice): EntriesState<Data> {
  const before = state.data === empty ? null : state.data;
  return {
    ...state,
    data,
    former: data === state.data ? state.former : before,
    inFile: notice === 'opened' ? data : state.inFile,
    revision: state.revision + 1,
    keptOn: null,
    notice,
  };
}

/** Creates the reducer for a planner's entries. */
export function entriesReducer<Data>(empty: Data) {
  // Fields emptied again count as nothing entered.
  const plain = (data: Data): Data => (JSON.stringify(data) === JSON.stringify(empty) ? empty : data);

  return (state: EntriesState<Data>, action: EntriesAction<Data>): EntriesState<Data> => {
    switch (action.type) {
      case 'change':
        return { ...state, data: plain(action.update(state.data)), former: null, notice: null };
      case 'replace':
        return replaced(state, empty, plain(action.data), action.notice);
      case 'undo':
        return {
          ...state,
          data: state.former ?? state.data,
          former: null,
          revision: state.revision + 1,
          notice: 'undone',
        };
      case 'restore': {
        const data = plain(action.data);
        const kept = { ...state, persistence: 'on', stored: action.stored, storedData: data } as const;
        return data === empty ? kept : { ...kept, data, keptOn: action.saved, notice: 'restored' };
      }
      case 'return':
        return { ...state, ...action.left, notice: 'restored' };
      case 'persisted':
        return { ...state, persistence: 'on', stored: action.stored, storedData: action.data };
      case 'failed':
        return { ...state, persistence: action.failure, stored: action.stored };
      case 'forgotten': {
        const { data, revision, inFile, former } = state;
        return { ...noEntries(empty), data, revision, inFile, former };
      }
      case 'saved':
        return { ...state, inFile: state.data, notice: 'saved' };
      case 'notice':
        return { ...state, notice: action.notice };
    }
  };
}
