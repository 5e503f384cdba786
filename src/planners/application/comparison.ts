import { withIds } from '../shared/entry-list';
import type { Criterion } from './lines';
import { ownText } from './plan';
import { type CriterionAnswer, EMPTY_CRITERION } from './questions';

/** What a pasted specification changes in a list. */
export interface Changes {
  readonly fresh: readonly Criterion[];
  readonly gone: readonly CriterionAnswer[];
  /** The entries that both have, and the criterion as it is pasted. */
  readonly same: readonly (readonly [entry: CriterionAnswer, now: Criterion])[];
}

/** A criterion without what a new version of an advert changes without meaning it: capitals, blanks and signs. */
const keyOf = ({ text }: { readonly text: string }): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Compares a list with the criteria of another text; each entry is matched once. */
export function changesOf(list: readonly CriterionAnswer[], found: readonly Criterion[]): Changes {
  const left = [...list];
  const same: (readonly [CriterionAnswer, Criterion])[] = [];
  const seen = new Set<string>();
  const fresh = found.filter((criterion) => {
    const key = keyOf(criterion);
    const index = left.findIndex((entry) => keyOf(entry) === key);
    const entry = index === -1 ? undefined : left.splice(index, 1)[0];
    if (entry) same.push([entry, criterion]);
    const isNew = !entry && !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return { fresh, gone: left, same };
}

/** The criteria of another text that are on the list with another weight, or with none. */
export const weighedAnew = ({ same }: Changes): readonly Criterion[] =>
  same.flatMap(([entry, now]) => (now.weight && now.weight !== entry.weight ? now : []));

/** Adds criteria to a list. */
export function added(list: readonly CriterionAnswer[], fresh: readonly Criterion[]): readonly CriterionAnswer[] {
  return withIds([...list, ...fresh.map((criterion) => ({ ...EMPTY_CRITERION, ...criterion }))]);
}

/** The list of another text, with the answers of this one; what is answered and no longer asked for stands at the end. */
export function replaced(
  list: readonly CriterionAnswer[],
  found: readonly Criterion[],
  notAsked: string,
): readonly CriterionAnswer[] {
  const { fresh, gone, same } = changesOf(list, found);
  const kept = gone.filter((entry) => ownText(entry) !== '' || entry.answer === 'same');
  const entries = found.flatMap((criterion) => {
    const entry = same.find(([, now]) => now === criterion)?.[0];
    if (entry) return [{ ...entry, ...criterion, weight: criterion.weight || entry.weight }];
    return fresh.includes(criterion) ? [{ ...EMPTY_CRITERION, ...criterion }] : [];
  });
  return withIds([...entries, ...kept.map((entry) => ({ ...entry, group: notAsked }))]);
}
