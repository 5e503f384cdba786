import { useState } from 'react';

/** Something with an id of its own in its list. */
interface Identified {
  readonly id: string;
}

/** What was done last with an entry, to be announced. */
interface ListEvent {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly title: string;
}

/** A list of entries and the fields in which one is written. */
interface EntryList<Entry extends Identified> {
  /** What is in the fields. */
  readonly draft: Entry;
  /** Increases whenever a different entry, or none, is loaded into the form. */
  readonly revision: number;
  /** Whether they hold an entry of the list that is being changed; a new one waits meanwhile. */
  readonly isChanging: boolean;
  readonly last: ListEvent | null;
  readonly write: (part: Partial<Entry>) => void;
  readonly begin: (entry: Entry) => void;
  readonly cancel: () => void;
  /** Puts what is in the fields into the list, and empties them. */
  readonly put: () => void;
  readonly remove: (entry: Entry) => void;
}

const newId = (entries: readonly Identified[]): string =>
  String(Math.max(0, ...entries.map(({ id }) => Number(id) || 0)) + 1);

/** The entries of a list and the one that is being written, which the caller holds. */
export interface EntryListSource<Entry> {
  /** What is in the fields of a new entry; it stays there while another entry is changed. */
  readonly draft: Entry;
  readonly onDraft: (update: (draft: Entry) => Entry) => void;
  readonly entries: readonly Entry[];
  /** Changes to entries that are not saved yet, with the ids of their entries; each waits while another entry is opened. */
  readonly changes: readonly Entry[];
  readonly onChanges: (update: (changes: readonly Entry[]) => readonly Entry[]) => void;
  /** Receives a function that makes the new list from the newest one. */
  readonly onEntries: (update: (entries: readonly Entry[]) => readonly Entry[]) => void;
  /** An entry with empty fields. */
  readonly empty: Entry;
  /** What an entry is called. */
  readonly titleOf: (entry: Entry) => string;
}

/** Adds, changes and removes entries of a list. */
export function useEntryList<Entry extends Identified>(source: EntryListSource<Entry>): EntryList<Entry> {
  const { draft: added, onDraft, entries, changes, onChanges, onEntries, empty, titleOf } = source;
  const [openId, setOpenId] = useState<string | null>(null);
  const [last, setLast] = useState<ListEvent | null>(null);
  const [revision, setRevision] = useState(0);
  const opened = (all: readonly Entry[]): Entry | undefined => all.find(({ id }) => id === openId);
  const changing = opened(changes) ?? opened(entries);
  const draft = changing ?? added;
  const open = (id: string | null): void => {
    setOpenId(id);
    setRevision((last) => last + 1);
  };
  const drop = (id: string | null): void => {
    if (changes.some((entry) => entry.id === id)) onChanges((all) => all.filter((entry) => entry.id !== id));
    if (id === openId) open(null);
  };
  return {
    draft,
    revision,
    isChanging: changing !== undefined,
    last,
    write: (part) => {
      if (!changing) return onDraft((current) => ({ ...current, ...part }));
      onChanges((all) => [...all.filter(({ id }) => id !== changing.id), { ...(opened(all) ?? changing), ...part }]);
    },
    begin: (entry) => open(entry.id),
    cancel: () => drop(openId),
    put: () => {
      onEntries((entries) =>
        changing
          ? entries.map((entry) => (entry.id === changing.id ? changing : entry))
          : [...entries, { ...added, id: newId(entries) }],
      );
      if (!changing) onDraft(() => empty);
      setLast({ kind: changing ? 'changed' : 'added', title: titleOf(draft) });
      drop(openId);
    },
    remove: (entry) => {
      onEntries((entries) => entries.filter(({ id }) => id !== entry.id));
      setLast({ kind: 'removed', title: titleOf(entry) });
      drop(entry.id);
    },
  };
}
