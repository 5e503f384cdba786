// Guards the facts passed to planners.
import { plannerFactIds } from '../../src/planners/registry';

const COPY = { help: ['It ends {fact:visa-days unit} after the letter.', 'Every {fact:nmc-revalidation-years unit}.'] };

test('the facts of rules, messages and page are listed once', () => {
  const { factIds = [] } = plannerFactIds('FirstYearPlannerCopy', COPY) ?? {};
  expect(factIds).toEqual(expect.arrayContaining(['preceptorship-core-months', 'afc-weekly-hours', 'visa-days']));
  expect(factIds.filter((id) => id === 'nmc-revalidation-years')).toHaveLength(1);
  expect(plannerFactIds('HomeCopy', COPY)).toBeUndefined();
});
