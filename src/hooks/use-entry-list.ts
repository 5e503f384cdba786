import { useState } from 'react';

/** Something with an id of its own in its list. */
interface Identified {
  readonly id: string;
}

/** What was done last with an entry, to be announced. */
export interface ListEvent {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly title: string;
}

/** A list of entries and the fields in which one is written. */
export interface EntryList<Entry extends Identified> {
  /** What is in the fields. */
  readonly draft: Entry;
  /** Raised whenever another entry, or none, comes into the fields. */
  readonly turn: number;
  /** Whether they hold an entry of the list that is being changed. */
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

/**
 * Adds, changes and removes entries of a list.
 * @param empty an entry with empty fields; the same object in every render
 * @param titleOf what an entry is called
 * @param change receives a function that makes the new list from the newest one
 */
export function useEntryList<Entry extends Identified>(
  empty: Entry,
  titleOf: (entry: Entry) => string,
  change: (update: (entries: readonly Entry[]) => readonly Entry[]) => void,
): EntryList<Entry> {
  const [draft, setDraft] = useState(empty);
  const [last, setLast] = useState<ListEvent | null>(null);
  const [turn, setTurn] = useState(0);
  const fill = (entry: Entry): void => {
    setDraft(entry);
    setTurn((last) => last + 1);
  };
  const isChanging = draft.id !== empty.id;
  return {
    draft,
    turn,
    isChanging,
    last,
    write: (part) => setDraft((current) => ({ ...current, ...part })),
    begin: fill,
    cancel: () => fill(empty),
    put: () => {
      change((entries) =>
        isChanging
          ? entries.map((entry) => (entry.id === draft.id ? draft : entry))
          : [...entries, { ...draft, id: newId(entries) }],
      );
      setLast({ kind: isChanging ? 'changed' : 'added', title: titleOf(draft) });
      fill(empty);
    },
    remove: (entry) => {
      change((entries) => entries.filter(({ id }) => id !== entry.id));
      setLast({ kind: 'removed', title: titleOf(entry) });
      if (draft.id === entry.id) fill(empty);
    },
  };
}
