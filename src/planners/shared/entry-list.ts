/** A list's entry, as typed; its id is unique in the list, and empty for a new one. */
type Entry = Readonly<Record<string, string>> & { readonly id: string };

/** A list of entries, and the one in its fields: new, or changed and not saved yet. */
export interface EntryList<Listed extends Entry> {
  readonly entries: readonly Listed[];
  readonly draft: Listed;
}

const isSame = (one: Entry, other: Entry): boolean => Object.keys(one).every((field) => one[field] === other[field]);

/** What the fields hold beyond the list: an entry to add, changes to one, or nothing. */
export function draftKind<Listed extends Entry>(
  { entries, draft }: EntryList<Listed>,
  empty: Listed,
): 'added' | 'changed' | null {
  const before = entries.find(({ id }) => id === draft.id);
  if (before) return isSame(draft, before) ? null : 'changed';
  return isSame({ ...draft, id: '' }, empty) ? null : 'added';
}

/** Puts the fields' entry into the list, complete or not, and empties the fields. */
export function withDraft<Listed extends Entry>(list: EntryList<Listed>, empty: Listed): EntryList<Listed> {
  const { entries, draft } = list;
  const kind = draftKind(list, empty);
  if (kind === 'changed') {
    return { entries: entries.map((entry) => (entry.id === draft.id ? draft : entry)), draft: empty };
  }
  const id = String(1 + Math.max(0, ...entries.map((entry) => Number(entry.id) || 0)));
  return { entries: kind ? [...entries, { ...draft, id }] : entries, draft: empty };
}
