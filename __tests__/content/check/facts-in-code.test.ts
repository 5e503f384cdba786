// Guards that the check reports what would keep a planner from its facts, before the build does.
import { parse, stringify } from 'yaml';
import { PLANNER_FACTS } from '../../../src/planners/registry';
import { ContentCopy } from '../content-copy';

interface WrittenFact {
  readonly id: string;
  readonly kind: string;
  readonly periods: readonly object[];
}

const FILE = 'facts.yaml';
const copy = new ContentCopy(PLANNER_FACTS);
const facts: readonly WrittenFact[] = parse(copy.read(FILE));
const IDS = [...new Set(PLANNER_FACTS.map(({ id }) => id))];
const COUNTED = [...new Set(PLANNER_FACTS.flatMap(({ id, measure }) => (measure === undefined ? [] : id)))];

/** The errors at `facts.yaml`, by the fact that they name, after these facts have changed. */
async function errorsWith(ids: readonly string[], change: (fact: WrittenFact) => readonly object[]) {
  const changed = stringify(facts.flatMap((fact) => (ids.includes(fact.id) ? change(fact) : fact)));
  const all = await copy.checkWith({ [FILE]: changed });
  const found = all.filter(({ file, rule }) => file === `content/${FILE}` && rule === 'fact-unknown');
  return Object.fromEntries(found.map((each) => [each.found ?? '', `${each.severity}: ${each.message}`]));
}

const each = (ids: readonly string[], words: RegExp) =>
  Object.fromEntries(ids.map((id) => [id, expect.stringMatching(words)]));

const eachPeriod = (change: object) => (fact: WrittenFact) => [
  { ...fact, fallback: undefined, periods: fact.periods.map((period) => ({ ...period, ...change })) },
];

const CHANGES: Readonly<Record<string, readonly [change: (fact: WrittenFact) => readonly object[], words: RegExp]>> = {
  deleted: [() => [], /^error: There is no fact/],
  renamed: [(fact) => [{ ...fact, id: `${fact.id}-new` }], /^error: There is no fact/],
  unconfirmed: [eachPeriod({ status: 'unconfirmed' }), /^error: Nobody has confirmed the fact/],
  over: [
    (fact) => eachPeriod({ from: undefined, until: '2025-01-01' })({ ...fact, periods: fact.periods.slice(0, 1) }),
    /^error: .* ended on 2025-01-01, and has no value for today/,
  ],
};

test('the specified content has all facts of the planners', async () => {
  expect(IDS.length).toBeGreaterThan(30);
  expect(await errorsWith([], () => [])).toEqual({});
});

test.each(Object.entries(CHANGES))('a planner’s fact is missed once it is %s', async (_name, [change, words]) => {
  expect(await errorsWith(IDS, change)).toEqual(each(IDS, words));
  expect(await errorsWith(IDS.slice(0, 1), change)).toEqual(each(IDS.slice(0, 1), words));
});

test.each([
  ['text', { kind: 'text', unit: undefined, currency: undefined }, { value: 'some' }],
  ['minutes', { kind: 'duration', unit: 'minutes', currency: undefined }, { value: 5 }],
])('a fact that a planner counts with is refused as %s', async (_name, form, period) => {
  const changed = (fact: WrittenFact) => [
    { ...fact, ...form, periods: fact.periods.map((before) => ({ ...before, ...period })) },
  ];
  expect(await errorsWith(COUNTED, changed)).toEqual(each(COUNTED, /^error: .* is in \w+, and the tool counts in/));
});
