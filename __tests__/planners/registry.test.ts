// Guards the facts passed to planners, and how their words name them.
import { announcements } from '../../src/facts/announcements';
import { namedFacts } from '../../src/facts/placeholders';
import { PLANNER_REGISTRY, PLANNER_WORDS, plannerFactIds } from '../../src/planners/registry';
import { PLANNERS } from '../../src/routes';

const COPY = { help: ['It ends {fact:visa-days unit} after the letter.', 'Every {fact:nmc-revalidation-years unit}.'] };

test('the facts of rules, messages and page are listed once', () => {
  const factIds = plannerFactIds('first-year-planner', COPY);
  expect(factIds).toEqual(expect.arrayContaining(['preceptorship-core-months', 'afc-weekly-hours', 'visa-days']));
  expect(factIds.filter((id) => id === 'nmc-revalidation-years')).toHaveLength(1);
});

test('the facts that each planner names are passed on', () => {
  for (const name of PLANNERS) {
    const passed = plannerFactIds(name, {});
    const named = JSON.stringify(PLANNER_REGISTRY[name]).match(/(?<=\{fact:)[\w-]+/g) ?? [];
    expect(passed).toEqual(expect.arrayContaining(named));
  }
});

/** The texts in which facts are filled in, by the keys that lead to them. */
const FILLED: readonly RegExp[] = [
  /^(?:maternity|first-year)\/messages\.ts\.(?!(?:form|calendar|example)\.|results\.title$)/,
  /^(?:maternity|revalidation\/questions\.ts\.REVALIDATION_QUESTIONS|first-year|application\/questions\.ts\.APPLICATION_QUESTIONS)\b.*\.hint$/,
];

function textsIn(value: unknown, keys: readonly string[] = []): (readonly [keys: string, text: string])[] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  return Object.entries(value ?? {}).flatMap(([key, inside]) => textsIn(inside, [...keys, key]));
}

const TEXTS = textsIn(PLANNER_WORDS);

test('the planners’ words name facts as they must be written, and where they are filled in', () => {
  expect(TEXTS.length).toBeGreaterThan(500);
  const wrong = TEXTS.filter(([keys, text]) =>
    namedFacts(text).some(({ misspelt }) => misspelt || !FILLED.some((filled) => filled.test(keys))),
  );
  expect(wrong).toEqual([]);
  expect(TEXTS.filter(([, text]) => /\{(?:price|lowest):/.test(text))).toEqual([]);
});

test('the planners’ words announce nothing for a time that has passed', () => {
  const past = TEXTS.flatMap(([, text]) => announcements(text).filter(({ until }) => until < '2026-11-27'));
  expect(past).toEqual([]);
});
