import type { Day } from '../../utils/calendar';
import type { InCalendar } from './calendar-file';
import type { FileProblem } from './saved-file';

/** Answers that this browser keeps. */
export interface KeptAnswers<Data> {
  readonly state: 'on';
  /** The stored text as this page last wrote or read it. */
  readonly text: string;
  readonly data: Data;
  readonly inCalendar?: InCalendar;
  /** The day on which they were stored, if known. */
  readonly saved: Day | null;
}

/** What this browser keeps of the answers. */
export type Kept<Data> =
  | { readonly state: 'off' }
  | KeptAnswers<Data>
  /** The browser refused to store them, or its copy is not the one that this page wrote. */
  | { readonly state: 'refused' | 'changed'; readonly text: string | null };

/** Announcements after an action on all answers. */
export type Notice = 'restored' | 'saved' | 'opened' | 'cleared' | 'undone' | 'tooLarge' | FileProblem;

/** Notices after replacing all answers; complete ones then show their results. */
export const REPLACED: readonly (Notice | null)[] = ['restored', 'opened', 'undone'];

/** A planner's answers and their storage state. */
export interface AnswersState<Data> {
  readonly data: Data;
  /** Increases whenever all answers are replaced: by opening a file, clearing, or undoing either. */
  readonly revision: number;
  readonly kept: Kept<Data>;
  /** Whether answers of an earlier visit, or from before another page, were shown at first. */
  readonly isRestored: boolean;
  /** The events put into the visitor's calendar. */
  readonly inCalendar?: InCalendar;
  /** The answers last saved to or opened from a file. */
  readonly inFile: Data;
  /** The answers before the last file was opened or everything was cleared. */
  readonly former: Data | null;
  readonly notice: Notice | null;
  /** Counts the outcomes of actions, so that the same one is announced again. */
  readonly outcomes: number;
}

/** Unsaved answers, held while the visitor is on another page of the site. */
export type LeftAnswers<Data> = Pick<AnswersState<Data>, 'data' | 'inFile' | 'inCalendar'>;

/** Nothing entered yet. */
export function noAnswers<Data>(empty: Data): AnswersState<Data> {
  const none = { former: null, notice: null, isRestored: false };
  return { ...none, data: empty, inFile: empty, revision: 0, kept: { state: 'off' }, outcomes: 0 };
}

/** The changes of a planner's state. */
export function transitionsOf<Data>(empty: Data) {
  type State = AnswersState<Data>;

  // Fields emptied again count as nothing entered.
  const plain = (data: Data): Data => (JSON.stringify(data) === JSON.stringify(empty) ? empty : data);

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
    change: (state: State, update: (data: Data) => Data): State => ({
      ...state,
      data: plain(update(state.data)),
      former: null,
      notice: null,
    }),
    open: (state: State, data: Data, inCalendar = state.inCalendar): State => {
      const after = replaced(state, plain(data), 'opened');
      return { ...after, inFile: after.data, inCalendar };
    },
    clear: (state: State): State => replaced(state, empty, 'cleared'),
    undo: (state: State): State => ({ ...replaced(state, state.former ?? state.data, 'undone'), former: null }),
    /** Shows the answers that an earlier visit stored. */
    restore: (state: State, kept: KeptAnswers<Data>): State => {
      const data = plain(kept.data);
      const after = { ...state, kept: { ...kept, data }, inCalendar: kept.inCalendar };
      return data === empty ? after : noticed({ ...after, data, isRestored: true }, 'restored');
    },
    /** Shows the answers that were left for another page of the site. */
    comeBack: (state: State, left: LeftAnswers<Data>): State =>
      noticed({ ...state, ...left, isRestored: true }, 'restored'),
    keep: (state: State, kept: Kept<Data>): State => {
      if (kept.state === 'off') return noticed({ ...state, kept, isRestored: false }, null);
      // Storing each change again is no news.
      return kept.state === 'on' ? { ...state, kept } : noticed({ ...state, kept }, state.notice);
    },
    save: (state: State): State => noticed({ ...state, inFile: state.data }, 'saved'),
  };
}
