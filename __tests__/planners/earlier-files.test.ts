// Guards that files saved by earlier versions of the planners open, and give the same plan.
import { readFileSync } from 'node:fs';
import { FIRST_YEAR_MESSAGES } from '../../src/planners/first-year/messages';
import { planOf as firstYearPlan } from '../../src/planners/first-year/plan';
import { FIRST_YEAR_FORMAT } from '../../src/planners/first-year/questions';
import { maternityDates, planOf as maternityPlan } from '../../src/planners/maternity/plan';
import { MATERNITY_FORMAT } from '../../src/planners/maternity/questions';
import { dateResults } from '../../src/planners/result-dates';
import { planOf as revalidationPlan } from '../../src/planners/revalidation/plan';
import { REVALIDATION_FORMAT } from '../../src/planners/revalidation/questions';
import { readSaved, type SavedFormat, writeSaved } from '../../src/planners/saved-file';
import { FIRST_YEAR_FACTS } from './first-year/first-year-facts';
import { MATERNITY_FACTS } from './maternity/maternity-facts';
import { NMC_FACTS } from './revalidation/nmc-facts';

const SAVED = '2026-11-26';
const read = (file: string) => readFileSync(`__tests__/fixtures/saved-files/${file}.json`, 'utf8');
const asJson = (plan: unknown) =>
  JSON.parse(JSON.stringify(plan, (_key, value) => (typeof value === 'bigint' ? String(value) : value)));

function expectSamePlan<Data>(format: SavedFormat<Data>, planOf: (data: Data) => unknown): void {
  const text = read(format.tool);
  const file = readSaved(format, text);
  if (!file.ok) throw new Error(`The file was refused: ${file.why}`);
  expect(asJson(planOf(file.data))).toEqual(JSON.parse(read(`${format.tool}.plan`)));
  // Saving it again loses nothing.
  expect(JSON.parse(writeSaved(format, file.data, SAVED))).toEqual(JSON.parse(text));
}

test('of the first-year planner', () =>
  expectSamePlan(FIRST_YEAR_FORMAT, (data) => {
    const plan = firstYearPlan(data, FIRST_YEAR_FACTS, SAVED);
    return {
      ...plan,
      dates: dateResults(plan?.dates ?? [], FIRST_YEAR_MESSAGES.results.dates, SAVED).map(
        ({ name, from, to, state }) => [name, from, to, state],
      ),
    };
  }));

test('of the maternity planner', () =>
  expectSamePlan(MATERNITY_FORMAT, (data) => {
    const plan = maternityPlan(data, MATERNITY_FACTS);
    if (!plan) return null;
    return {
      dates: maternityDates(plan).map(({ name, from, to }) => [name, from, to]),
      average: plan.average,
      total: plan.total,
      totalAsPaid: plan.totalAsPaid,
      months: plan.months.map(({ paidOn, total, normal }) => [paidOn, total, normal]),
    };
  }));

test('of the revalidation planner', () =>
  expectSamePlan(REVALIDATION_FORMAT, (data) => {
    const plan = revalidationPlan(data, NMC_FACTS, SAVED);
    return { ...plan, cpd: plan?.cpd.map(({ faults, hours, participatory }) => ({ faults, hours, participatory })) };
  }));
