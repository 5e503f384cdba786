// Guards the facts passed to planners.
import { PLANNER_REGISTRY, plannerFactIds } from '../../src/planners/registry';
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
