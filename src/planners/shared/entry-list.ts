import { readTexts, type SavedFormat } from './saved-file';

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

/**
 * Reads a list and the fields' entry; earlier versions saved only the list, or several unsaved changes beside a new entry,
 * of which the last one is put into the fields. Renumbers the entries if ids are missing or duplicate.
 * @param most the maximum number of entries
 */
export function readEntryList<Listed extends Entry>(
  [entries = [], draft = {}, changes = []]: readonly unknown[],
  empty: Listed,
  most: number,
): EntryList<Listed> | null {
  const read = (texts: unknown): readonly Listed[] | null => {
    if (!Array.isArray(texts) || texts.length > most) return null;
    const found = texts.map((entry) => readTexts(entry, empty));
    return found.every((entry) => entry !== null) ? found : null;
  };
  const [list, drafts] = [read(entries), read([draft, ...(Array.isArray(changes) ? changes : [draft])])];
  if (!list || !drafts) return null;
  const ids = new Set(list.map(({ id }) => id).filter((id) => /^[1-9]\d*$/.test(id)));
  const newId = (id: string, index: number): string => (ids.size === list.length ? id : String(index + 1));
  const renumbered = drafts.map((entry) => {
    const place = list.findIndex(({ id }) => id === entry.id);
    return { ...entry, id: entry.id === '' || place === -1 ? '' : newId(entry.id, place) };
  });
  const hasRoom = list.length < most;
  return renumbered
    .filter((entry, index) => index === 0 || (hasRoom && entry.id !== ''))
    .reduce<EntryList<Listed>>((all, entry) => ({ ...withDraft(all, empty), draft: entry }), {
      entries: list.map((entry, index) => ({ ...entry, id: newId(entry.id, index) })),
      draft: empty,
    });
}

/** The names in saved files of a list, of the entry in its fields, and of the unsaved changes of earlier versions. */
interface SavedList {
  readonly names: readonly [entries: string, draft: string, changes?: string];
  readonly empty: Entry;
  /** Maximum number of entries. */
  readonly most: number;
}

/** The format for texts and lists of entries. */
export function formatWithLists<Data extends object>(
  tool: string,
  empty: Data,
  lists: readonly SavedList[],
): SavedFormat<Data> {
  const blank = Object.fromEntries(Object.entries(empty).filter(([, value]) => typeof value === 'string'));
  const read = (value: unknown): Data | null => {
    const texts = readTexts(value, blank);
    if (!texts) return null;
    // It must be a record, since its texts were readable.
    const file = value as Readonly<Record<string, unknown>>;
    const fields: [string, unknown][] = Object.entries(texts);
    for (const { names, most, ...list } of lists) {
      const found = readEntryList(
        names.map((name) => name && file[name]),
        list.empty,
        most,
      );
      if (!found) return null;
      fields.push([names[0], found.entries], [names[1], found.draft]);
    }
    // In the order of `empty`, with which the entries are compared.
    return { ...empty, ...Object.fromEntries(fields) };
  };
  return { tool, version: 1, empty, read };
}
