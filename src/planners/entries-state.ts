import type { Day } from '../utils/calendar';
import type { FileProblem } from './saved-file';

/** Whether the browser keeps what is entered: not asked to, yes, or it could not. */
export type PersistenceState = 'off' | 'on' | 'failed';

/** Why it could not: it refused, or what it keeps is no longer what this page has put there. */
export type PersistenceFailure = 'refused' | 'changed';

/** What to announce after an action on everything that is entered. */
export type Notice = 'restored' | 'saved' | 'opened' | 'cleared' | 'undone' | 'tooLarge' | FileProblem;

/** Notices after which all entries have been replaced; complete ones are shown with their results. */
export const REPLACED: readonly (Notice | null)[] = ['restored', 'opened', 'undone'];

/** What a visitor has entered into a planner, and what has become of it. */
export interface EntriesState<Data> {
  readonly data: Data;
  /** Increases whenever all of it is replaced: a file opened, everything cleared, or either undone. */
  readonly revision: number;
  readonly persistence: PersistenceState;
  readonly failure: PersistenceFailure | null;
  /** The text in the browser's storage that this page has put there, read there, or told of. */
  readonly stored: string | null;
  /** The entries in that text. */
  readonly storedData: Data | null;
  /** The day on which an earlier visit has kept what is shown. */
  readonly keptOn: Day | null;
  /** The entries that are in a file. */
  readonly inFile: Data;
  /** The entries before the last file was opened or everything was cleared. */
  readonly former: Data | null;
  readonly notice: Notice | null;
}

/** What happens to entries. */
export type EntriesAction<Data> =
  | { readonly type: 'change'; readonly update: (data: Data) => Data }
  /** All of them are replaced, which can be undone. */
  | { readonly type: 'replace'; readonly data: Data; readonly notice: 'opened' | 'cleared' }
  | { readonly type: 'undo' }
  /** An earlier visit has left them in the browser. */
  | { readonly type: 'restore'; readonly data: Data; readonly stored: string; readonly saved: Day | null }
  /** The visitor comes back from another page of the site. */
  | { readonly type: 'return'; readonly left: LeftEntries<Data> }
  | { readonly type: 'persisted'; readonly stored: string; readonly data: Data }
  | { readonly type: 'failed'; readonly failure: PersistenceFailure; readonly stored: string | null }
  | { readonly type: 'forgotten' }
  | { readonly type: 'saved' }
  | { readonly type: 'notice'; readonly notice: Notice };

/** What is remembered of entries that are not kept while the visitor is on another page of the site. */
export type LeftEntries<Data> = Pick<EntriesState<Data>, 'data' | 'inFile'>;

/** Nothing entered yet. */
export function noEntries<Data>(empty: Data): EntriesState<Data> {
  return {
    data: empty,
    revision: 0,
    persistence: 'off',
    failure: null,
    stored: null,
    storedData: null,
    keptOn: null,
    inFile: empty,
    former: null,
    notice: null,
  };
}

/** Everything is replaced, which can be undone; clearing what is empty already must not discard the undo. */
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

/** How a planner's entries change. */
export function entriesReducer<Data>(empty: Data) {
  // Fields that are empty again are as if nothing had been entered.
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
        return { ...state, persistence: 'on', failure: null, stored: action.stored, storedData: action.data };
      case 'failed':
        return { ...state, persistence: 'failed', failure: action.failure, stored: action.stored };
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
