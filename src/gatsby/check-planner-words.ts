import { readFileSync } from 'node:fs';
import type { Reporter } from 'gatsby';
import type { Fact } from '../content/model/fact';
import { announcements } from '../facts/announcements';
import { confirmedOf } from '../facts/periods';
import { namedFacts } from '../facts/placeholders';
import { ALL_PLANNER_WORDS, type PlannerWords } from '../planners/registry';
import type { Day } from '../utils/calendar';
import { isRecord } from '../utils/is-record';

function textsIn(value: unknown, keys: readonly string[] = []): (readonly [keys: string, text: string])[] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, [...keys, key]));
}

/** Where a file contains some words, for a report. */
function lineOf(file: string, words: string): string {
  const path = `src/planners/${file}`;
  const line = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((each) => each.includes(words));
  return `${path}${line === -1 ? '' : `:${line + 1}`}`;
}

/**
 * Finds facts and prices in the planners' words that would stay in braces or that do not exist.
 * @param facts the ids of the facts that have a value
 */
export function unfilledWords(facts: ReadonlySet<string>, all: readonly PlannerWords[] = ALL_PLANNER_WORDS): string[] {
  return all.flatMap(({ file, words, filled }) =>
    textsIn(words).flatMap(([keys, text]) => {
      const prices = [...text.matchAll(/\{(?:price|lowest):[^{}]*\}?/g)].map(([written]) => ({
        written,
        why: 'only content has prices',
      }));
      const wrong = namedFacts(text).flatMap(({ id, written, misspelt }) => {
        if (misspelt) return { written, why: 'write {fact:its-id} or {fact:its-id unit}' };
        if (!filled.test(keys))
          return { written, why: 'nothing is filled in here, so write the value, or other words' };
        return facts.has(id) ? [] : { written, why: 'content/facts.yaml has no confirmed value of this fact' };
      });
      return [...prices, ...wrong].map(({ written, why }) => `${lineOf(file, written)}  ${written}: ${why}`);
    }),
  );
}

/** Finds what the planners' words announce for a time that has passed. */
export function pastAnnouncements(today: Day, all: readonly PlannerWords[] = ALL_PLANNER_WORDS): string[] {
  return all.flatMap(({ file, words }) =>
    textsIn(words).flatMap(([, text]) =>
      announcements(text)
        .filter(({ until }) => until < today)
        .map(({ found, until }) => `${lineOf(file, found)}  "${found}" speaks of a time that ended on ${until}`),
    ),
  );
}

/** Ends the build if a planner would show braces, and warns about words whose time has passed. */
export function checkPlannerWords(facts: readonly Fact[], today: Day, reporter: Reporter): void {
  const confirmed = facts.filter((fact) => confirmedOf(fact).length > 0);
  const unfilled = unfilledWords(new Set(confirmed.map(({ id }) => id)));
  if (unfilled.length > 0) reporter.panicOnBuild(`The planners' words have mistakes:\n\n${unfilled.join('\n')}\n`);
  for (const found of pastAnnouncements(today)) reporter.warn(found);
}
