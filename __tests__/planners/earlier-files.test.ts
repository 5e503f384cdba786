// Guards that files saved by earlier versions of the planners open, and give the same plan.
import { readdirSync, readFileSync } from 'node:fs';
import { planOf as applicationPlan } from '../../src/planners/application/plan';
import { APPLICATION_FORMAT } from '../../src/planners/application/questions';
import { FIRST_YEAR_MESSAGES } from '../../src/planners/first-year/messages';
import { planOf as firstYearPlan } from '../../src/planners/first-year/plan';
import { FIRST_YEAR_FORMAT } from '../../src/planners/first-year/questions';
import { maternityDates, planOf as maternityPlan } from '../../src/planners/maternity/plan';
import { MATERNITY_FORMAT } from '../../src/planners/maternity/questions';
import { planOf as revalidationPlan } from '../../src/planners/revalidation/plan';
import { REVALIDATION_FORMAT } from '../../src/planners/revalidation/questions';
import { dateResults } from '../../src/planners/shared/result-dates';
import { readSaved, type SavedFormat, writeSaved } from '../../src/planners/shared/saved-file';
import { PLANNERS } from '../../src/routes';
import { FIRST_YEAR_FACTS } from './first-year/first-year-facts';
import { MATERNITY_FACTS } from './maternity/maternity-facts';
import { NMC_FACTS } from './revalidation/nmc-facts';

const SAVED = '2026-11-26';
const FOLDER = '__tests__/fixtures/saved-files';
const read = (file: string) => readFileSync(`${FOLDER}/${file}.json`, 'utf8');
const asJson = (plan: unknown) =>
  JSON.parse(JSON.stringify(plan, (_key, value) => (typeof value === 'bigint' ? String(value) : value)));

/** Opens a file of an earlier version and compares its plan; returns its entries as they are saved again. */
function expectSamePlan<Data>(format: SavedFormat<Data>, planOf: (data: Data) => unknown) {
  const text = read(format.tool);
  const file = readSaved(format, text);
  if (!file.ok) throw new Error(`The file was refused: ${file.why}`);
  expect(asJson(planOf(file.data))).toEqual(JSON.parse(read(`${format.tool}.plan`)));
  return { before: JSON.parse(text), after: JSON.parse(writeSaved(format, file.data, SAVED)) };
}

test('every planner, and no other, has a saved file and its plan', () => {
  const expected = PLANNERS.flatMap((name) => [`${name}.json`, `${name}.plan.json`]);
  expect(readdirSync(FOLDER).toSorted()).toEqual(expected.toSorted());
});

test('a saved file of the first-year planner gives the same plan', () => {
  const { before, after } = expectSamePlan(FIRST_YEAR_FORMAT, (data) => {
    const plan = firstYearPlan(data, FIRST_YEAR_FACTS, SAVED);
    return {
      ...plan,
      dates: dateResults(plan?.dates ?? {}, FIRST_YEAR_MESSAGES.results.dates, SAVED).map(
        ({ name, from, to, state }) => [name, from, to, state],
      ),
    };
  });
  expect(after).toEqual(before);
});

test('a saved file of the maternity planner gives the same plan', () => {
  const { before, after } = expectSamePlan(MATERNITY_FORMAT, (data) => {
    const plan = maternityPlan(data, MATERNITY_FACTS);
    if (!plan) return null;
    return {
      dates: Object.entries(maternityDates(plan)).flatMap(([name, days]) => {
        if (!days) return [];
        return typeof days === 'string' ? [[name, days, days]] : [[name, days.from, days.to]];
      }),
      average: plan.average,
      total: plan.total,
      totalAsPaid: plan.totalAsPaid,
      months: plan.months.map(({ paidOn, total, normal }) => [paidOn, total, normal]),
    };
  });
  expect(after).toEqual(before);
});

test('a saved file of the revalidation planner counts its half-written entries', () => {
  const { before, after } = expectSamePlan(REVALIDATION_FORMAT, (data) => {
    const plan = revalidationPlan(data, NMC_FACTS, SAVED);
    if (!plan) return null;
    const { cpd, pendingFaults: _faults, problems: _problems, ...same } = plan;
    return { ...same, cpd: cpd.map(({ faults, hours, participatory }) => ({ faults, hours, participatory })) };
  });
  const { cpdDraft, accountDraft: _none, ...data } = before.data;
  const cpd = data.cpd.map((entry: { id: string }) => (entry.id === cpdDraft.id ? cpdDraft : entry));
  expect(after).toEqual({ ...before, data: { ...data, cpd } });
});

test('a saved file of the application builder gives the same plan', () => {
  const { before, after } = expectSamePlan(APPLICATION_FORMAT, (data) => {
    const plan = applicationPlan(data);
    if (!plan) return null;
    const { text, size: words, limit, closes, answered } = plan;
    return { text, words, limit, closes, doubts: answered.map(({ doubts }) => doubts) };
  });
  const { criterionDraft, ...data } = before.data;
  const criteria = [...data.criteria, { ...criterionDraft, id: '6' }];
  // It has no answer to a question that came later.
  expect(after).toMatchObject({ ...before, data: { ...data, criteria } });
});
