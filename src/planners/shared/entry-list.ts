/** A list's entry, as typed; its id is unique in the list. */
export type Entry = Readonly<Record<string, string>> & { readonly id: string };

/** Ids of new entries are drawn from so many, so that no list that is opened later has them. */
const IDS = 1e12;

/** An id for an entry that is to be typed. */
export function newId(): string {
  return String(1 + Math.floor(Math.random() * IDS));
}

/** A list's entries; those without an id get the next numbers. */
export function withIds<Listed extends Entry>(entries: readonly Listed[]): readonly Listed[] {
  let last = Math.max(0, ...entries.map(({ id }) => Number(id) || 0));
  return entries.map((entry) => {
    if (entry.id !== '') return entry;
    last += 1;
    return { ...entry, id: String(last) };
  });
}

/** Whether nothing is entered in an entry. */
export function isEmpty(entry: Entry, empty: Entry): boolean {
  return Object.keys(empty).every((field) => field === 'id' || entry[field] === empty[field]);
}

/** A list with an entry of it in place of what it was, or at its end if it is new. */
export function withEntry<Listed extends Entry>(entries: readonly Listed[], entry: Listed): readonly Listed[] {
  const isListed = entries.some(({ id }) => id === entry.id);
  return isListed ? entries.map((each) => (each.id === entry.id ? entry : each)) : [...entries, entry];
}

/**
 * A list without a change of it, and with what has been entered since: what the change added goes, what it removed comes back,
 * and each field that is as the change left it is what it was.
 */
export function undone<Listed extends Entry>(
  before: readonly Listed[],
  after: readonly Listed[],
  latest: readonly Listed[],
): readonly Listed[] {
  const isIn = (list: readonly Listed[], id: string): boolean => list.some((entry) => entry.id === id);
  const enteredIn = (entry: Listed) => {
    const then = after.find(({ id }) => id === entry.id);
    return Object.entries(entry).filter(([field, text]) => text !== then?.[field]);
  };
  const former = before.flatMap((entry) => {
    const now = latest.find(({ id }) => id === entry.id);
    // What was removed since stays away.
    return now ? { ...entry, ...Object.fromEntries(enteredIn(now)) } : isIn(after, entry.id) ? [] : entry;
  });
  return [...former, ...latest.filter((entry) => !isIn(before, entry.id) && enteredIn(entry).length > 0)];
}

/** Something of an entry, worked out once: entries never change, so that a letter in one leaves the others as they are. */
export function ofEntry<Listed extends Entry, Value>(work: (entry: Listed) => Value): (entry: Listed) => Value {
  const known = new WeakMap<Listed, Value>();
  return (entry) => {
    const value = known.get(entry) ?? work(entry);
    known.set(entry, value);
    return value;
  };
}
