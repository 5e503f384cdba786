// Guards that no file, however strange, hangs or breaks a planner.
import fc from 'fast-check';
import { planOf as applicationPlan } from '../../src/planners/application/plan';
import {
  APPLICATION_FORMAT,
  EMPTY_CRITERION,
  NO_ANSWERS as NO_APPLICATION,
} from '../../src/planners/application/questions';
import { planMaternity, valuesFrom } from '../../src/planners/maternity/plan';
import {
  MATERNITY_FORMAT,
  MATERNITY_QUESTIONS,
  type MaternityAnswers,
  maternityLimits,
  NO_ANSWERS,
} from '../../src/planners/maternity/questions';
import { planOf } from '../../src/planners/revalidation/plan';
import { NO_ANSWERS as NO_REVALIDATION, REVALIDATION_FORMAT } from '../../src/planners/revalidation/questions';
import { problemsIn } from '../../src/planners/shared/read-answers';
import { readSaved, type SavedFormat } from '../../src/planners/shared/saved-file';
import { SEED, tries } from '../support/seed';
import { COMPLETE_ANSWERS, MATERNITY_FACTS } from './maternity/maternity-facts';
import { NMC_FACTS } from './revalidation/nmc-facts';

const TODAY = '2026-11-23';
const RUNS = tries(300);

const STRANGE = ['9999-12-31', '0001-01-01', '2100-01-01', '+010000-01-01', '2026-13-45', '1e400', '__proto__'];
const PLAUSIBLE = ['2026-05-01', '2020-01-06', '1000', '8', '27', 'weekly', 'monthly', 'weekday', 'yes', 'no'];
const text = fc.oneof(fc.constantFrom(...STRANGE, ...PLAUSIBLE), fc.string());

/** Values for a record's fields, and for others. */
const fieldsOf = (blank: object, value: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(blank), '__proto__', 'constructor', 'length'), fc.string()),
    value,
  );

function opens<Data>(format: SavedFormat<Data>, data: unknown): Data | null {
  const file = { kind: 'nursing-tools', tool: format.tool, version: 1, saved: TODAY, data };
  const opened = readSaved(format, JSON.stringify(file));
  return opened.ok ? opened.data : null;
}

const problemsOf = (answers: MaternityAnswers) =>
  problemsIn(MATERNITY_QUESTIONS, answers, maternityLimits(answers, MATERNITY_FACTS));

test('days in the far future are refused', () => {
  const far = { ...COMPLETE_ANSWERS, dueDate: '9999-12-03', leaveStart: '9999-12-31', payday: '9999-12-30' };
  expect(valuesFrom(far, MATERNITY_FACTS)).toBeNull();
  expect(problemsOf(far).map(({ id }) => id)).toEqual(['dueDate', 'leaveStart', 'payday']);
});

test(`any maternity answers are worked out or refused without an error (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fieldsOf(NO_ANSWERS, text), (changes) => {
      const data = opens(MATERNITY_FORMAT, { ...COMPLETE_ANSWERS, ...changes });
      if (!data) return;
      problemsOf(data);
      const values = valuesFrom(data, MATERNITY_FACTS);
      if (values) expect(planMaternity(values, MATERNITY_FACTS).payments.length).toBeLessThan(500);
    }),
    RUNS,
  );
});

test('any revalidation answers give finite numbers or no plan', () => {
  const entries = fc.array(
    fieldsOf({ date: '', topic: '', hours: '', participatory: '', title: '', source: '' }, text),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(fieldsOf(NO_REVALIDATION, text), entries, entries, (values, cpd, accounts) => {
      const data = opens(REVALIDATION_FORMAT, { expiryYear: '2027', expiryMonth: '4', ...values, cpd, accounts });
      const plan = data && planOf(data, NMC_FACTS, TODAY);
      for (const { done, left } of plan?.parts.flatMap(({ measures }) => measures) ?? []) {
        expect(Number.isFinite(done) && Number.isFinite(left)).toBe(true);
      }
    }),
    RUNS,
  );
});

test('any application entries end in a text or in none', () => {
  const entry = fieldsOf(EMPTY_CRITERION, fc.oneof(text, fc.constantFrom('example', 'fact', 'same', '1', '2')));
  fc.assert(
    fc.property(fieldsOf(NO_APPLICATION, text), fc.array(entry, { maxLength: 5 }), (values, criteria) => {
      const data = opens(APPLICATION_FORMAT, { post: 'Band 6', ...values, criteria });
      expect((data && applicationPlan(data))?.open.length ?? 0).toBeLessThanOrEqual(criteria.length + 1);
    }),
    RUNS,
  );
});

test('a deeply nested file or endless list is refused quickly', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const nested = `{"kind":"nursing-tools","tool":"maternity-planner","version":1,"data":${deep}}`;
  expect(readSaved(MATERNITY_FORMAT, nested).ok).toBe(false);
  expect(opens(REVALIDATION_FORMAT, { cpd: Array.from({ length: 100_000 }, () => ({})) })).toBeNull();
});
