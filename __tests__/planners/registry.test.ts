// Guards the facts passed to planners.
import { PLANNER_COPIES } from '../../src/content/model/collections';
import { PLANNER_REGISTRY, plannerFactIds } from '../../src/planners/registry';

const COPY = { help: ['It ends {fact:visa-days unit} after the letter.', 'Every {fact:nmc-revalidation-years unit}.'] };

test('the facts of rules, messages and page are listed once', () => {
  const factIds = plannerFactIds('FirstYearPlannerCopy', COPY) ?? [];
  expect(factIds).toEqual(expect.arrayContaining(['preceptorship-core-months', 'afc-weekly-hours', 'visa-days']));
  expect(factIds.filter((id) => id === 'nmc-revalidation-years')).toHaveLength(1);
  expect(plannerFactIds('HomeCopy', COPY)).toBeUndefined();
});

test('the facts that each planner names are passed on', () => {
  for (const [type, name] of Object.entries(PLANNER_COPIES)) {
    const passed = plannerFactIds(type, {});
    const named = JSON.stringify(PLANNER_REGISTRY[name]).match(/(?<=\{fact:)[\w-]+/g) ?? [];
    expect(passed).toEqual(expect.arrayContaining(named));
  }
});

test('a planner without a row is named, with the file that lacks it', () => {
  const rows = jest.replaceProperty(PLANNER_REGISTRY, 'maternity-planner', undefined as never);
  expect(() => plannerFactIds('MaternityPlannerCopy', {})).toThrow('registry.ts has no row for "maternity-planner"');
  rows.restore();
});
