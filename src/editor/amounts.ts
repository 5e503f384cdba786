import { isRecord } from '../utils/is-record';

/** An amount that a save changes. */
export interface ChangedAmount {
  /** Whose amount it is, such as the name of a plan. */
  readonly name: string;
  readonly field: string;
  readonly before: number;
  readonly after: number;
}

type Group = Readonly<Record<string, unknown>>;

const groupsIn = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** An entry without its amounts, by which it is found again. */
const identity = (entry: Group): string =>
  JSON.stringify(entry, (_key, value) => (typeof value === 'number' ? undefined : value));

function amountsOf(entry: Group, prefix = ''): Map<string, number> {
  const found = Object.entries(entry).flatMap(([key, value]): [string, number][] => {
    if (typeof value === 'number') return [[prefix + key, value]];
    if (typeof value !== 'object' || value === null) return [];
    return [...amountsOf(value as Group, `${prefix}${key}.`)];
  });
  return new Map(found);
}

function nameOf(entry: Group): string {
  return String(entry.name ?? entry.label ?? entry.id ?? 'An entry');
}

const isLarge = (before: number, after: number): boolean => Math.abs(after - before) > Math.abs(before) / 2;

/** The amounts in a list of entries that change by more than half: rather a slip than a new price. */
export function largeChanges(before: unknown, after: unknown): ChangedAmount[] {
  const [old, now] = [groupsIn(before), groupsIn(after)];
  const known = new Map(old.map((entry) => [identity(entry), entry]));
  return now.flatMap((entry, index) => {
    const earlier = known.get(identity(entry)) ?? (old.length === now.length ? old[index] : undefined);
    if (!earlier) return [];
    const amounts = amountsOf(earlier);
    return [...amountsOf(entry)].flatMap(([field, amount]) => {
      const was = amounts.get(field);
      return was !== undefined && isLarge(was, amount)
        ? [{ name: nameOf(entry), field, before: was, after: amount }]
        : [];
    });
  });
}
