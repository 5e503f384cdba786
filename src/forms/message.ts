import { isRecord, member } from '../utils/is-record';
import { tryStorage } from '../utils/try-storage';
import type { Outcome } from './receiver';

export type Values = Readonly<Record<string, string>>;

/** What has become of a message. */
export interface Progress {
  readonly isSending: boolean;
  /** Of the last attempt; null before it, and once the visitor types again after a success. */
  readonly outcome: Outcome | null;
  /** The values of the last attempt. */
  readonly sent: Values;
}

/** When a page began to change a draft, and when it changed it last. */
type Version = readonly [began: number, changed: number];

/** What is typed so far. A tab that this one opens begins with a copy. */
interface Draft {
  readonly values: Values;
  /** The last is its own; those before it were taken over from earlier pages, and changed. */
  readonly versions: readonly Version[];
}

export const IDLE: Progress = { isSending: false, outcome: null, sent: {} };

/** As after a timeout: the page was left before the answer came. */
const UNSURE: Outcome = { kind: 'trouble', trouble: 'timeout' };

const isUnsure = (outcome: Outcome): boolean => outcome.kind === 'trouble' && outcome.trouble === 'timeout';

/** Whether the fields of a form had the same values twice. */
export const isSame = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other);

type Kind = 'localStorage' | 'sessionStorage';

const read = (kind: Kind, key: string): unknown => tryStorage(() => JSON.parse(window[kind].getItem(key) ?? 'null'));

function write(kind: Kind, key: string, value: unknown): void {
  tryStorage(() => window[kind].setItem(key, JSON.stringify(value)));
}

const remove = (key: string): void => tryStorage(() => sessionStorage.removeItem(key));

/** The entry in the tab's storage while it is unknown whether a message has arrived. */
export const unsureKey = (form: string): string => `${form}-unsure`;

/**
 * The one owner of a form's message: its draft, which the tab's storage keeps until it is sent, and what has become of it. It
 * outlives the form, since the answer may come while the visitor is on another page of the site; once the document is gone,
 * nobody knows whether the message has arrived. Other tabs learn which versions of a draft were sent.
 */
function createMessage(form: string) {
  const [draftKey, sentKey] = [`${form}-draft`, `${form}-sent`];
  const listeners = new Set<() => void>();
  let progress = IDLE;
  let attempts = 0;
  let takenOver: readonly Version[] = [];
  let own: Version | undefined;

  const set = (next: Progress): void => {
    progress = next;
    for (const listener of listeners) listener();
  };

  const draft = (): Draft => {
    const stored = read('sessionStorage', draftKey);
    const [values, versions] = [member(stored, 'values'), member(stored, 'versions')];
    if (!isRecord(values) || !Array.isArray(versions)) return { values: {}, versions: [] };
    const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { values: Object.fromEntries(texts), versions };
  };

  /** Keeps what is typed, and forgets an earlier success. */
  const keep = (values: Values): void => {
    // Never twice the same, however fast somebody types.
    const now = Math.max(Date.now(), 1 + (own?.[1] ?? 0));
    own = [own?.[0] ?? now, now];
    write('sessionStorage', draftKey, { values, versions: [...takenOver, own] });
    if (progress.outcome?.kind === 'accepted') set(IDLE);
  };

  const settle = (sent: Values, outcome: Outcome): void => {
    if (!isUnsure(outcome)) remove(unsureKey(form));
    // Text typed meanwhile belongs to another message.
    if (outcome.kind === 'accepted' && isSame(draft().values, sent)) {
      remove(draftKey);
      takenOver = [];
      own = undefined;
    }
    set({ isSending: false, outcome, sent });
  };

  /** Finds out whether the draft was sent from another tab, or was being sent as an earlier page was left. */
  const look = (): void => {
    const { values, versions } = draft();
    const [began, changed = 0] = versions.at(-1) ?? [];
    const sent = read('localStorage', sentKey);
    if (Array.isArray(sent) && (sent as Version[]).some(([one, last]) => one === began && changed <= last))
      settle(values, { kind: 'accepted' });
    else if (read('sessionStorage', unsureKey(form)) && !progress.isSending && !progress.outcome)
      set({ isSending: false, outcome: UNSURE, sent: values });
  };

  const leave = (): void => {
    if (progress.isSending) set({ ...progress, isSending: false, outcome: UNSURE });
  };

  return {
    draft: (): Values => draft().values,
    keep,
    progress: (): Progress => progress,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      takenOver = draft().versions;
      own = undefined;
      addEventListener('storage', look);
      addEventListener('pageshow', look);
      look();
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', look);
        removeEventListener('pageshow', look);
        // The visitor has seen it.
        if (!progress.isSending) progress = IDLE;
      };
    },

    /** Sends values, once at a time. */
    async send(values: Values, post: (values: Values) => Promise<Outcome>, onAccepted: () => void): Promise<void> {
      if (progress.isSending) return;
      if (!isSame(draft().values, values)) keep(values);
      const { versions } = draft();
      attempts += 1;
      const attempt = attempts;
      write('sessionStorage', unsureKey(form), true);
      set({ isSending: true, outcome: null, sent: values });
      addEventListener('pagehide', leave);
      const outcome = await post(values);
      const isAccepted = outcome.kind === 'accepted';
      // Browsers fail a request as its page is left, though it goes on; no timer runs then.
      if (!isAccepted) await new Promise((resolve) => setTimeout(resolve));
      // Once the page was left, or during another attempt, only a success is news.
      if (!isAccepted && (attempt !== attempts || !progress.isSending)) return;
      if (isAccepted) write('localStorage', sentKey, versions);
      settle(values, outcome);
      if (isAccepted) onAccepted();
    },
  };
}

const messages = new Map<string, ReturnType<typeof createMessage>>();

/** The message of a form, by the form's name; the same for all forms of that name in the tab. */
export function messageOf(form: string): ReturnType<typeof createMessage> {
  const message = messages.get(form) ?? createMessage(form);
  messages.set(form, message);
  return message;
}
