/** A list's entry, as typed; its id is unique in the list, and empty for a new one. */
export type Entry = Readonly<Record<string, string>> & { readonly id: string };

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

/** A list's entries; new ones without an id get the next numbers. */
export function withIds<Listed extends Entry>(entries: readonly Listed[]): readonly Listed[] {
  let last = Math.max(0, ...entries.map(({ id }) => Number(id) || 0));
  return entries.map((entry) => {
    if (entry.id !== '') return entry;
    last += 1;
    return { ...entry, id: String(last) };
  });
}

/** Puts the fields' entry into the list, complete or not, and empties the fields. */
export function withDraft<Listed extends Entry>(list: EntryList<Listed>, empty: Listed): EntryList<Listed> {
  const { entries, draft } = list;
  const kind = draftKind(list, empty);
  if (kind === 'changed') {
    return { entries: entries.map((entry) => (entry.id === draft.id ? draft : entry)), draft: empty };
  }
  return { entries: kind ? withIds([...entries, { ...draft, id: '' }]) : entries, draft: empty };
}
