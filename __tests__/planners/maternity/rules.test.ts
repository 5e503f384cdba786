// Guards the rules of maternity leave by period.
import { dueDates, leaveDates } from '../../../src/planners/maternity/rules';
import { RULES } from './maternity-facts';

/** GOV.UK's published cases: due date, week due, qualifying week, employed by, earliest leave, illness rule from. */
const CASES = [
  ['2012-04-09', '2012-04-08', '2012-04-14', '2011-12-25', '2011-12-31', '2011-07-09', '2012-01-22', '2012-03-11'],
  ['2012-07-18', '2012-07-15', '2012-07-21', '2012-04-01', '2012-04-07', '2011-10-15', '2012-04-29', '2012-06-17'],
  ['2012-09-14', '2012-09-09', '2012-09-15', '2012-05-27', '2012-06-02', '2011-12-10', '2012-06-24', '2012-08-12'],
] as const;

test.each(CASES)(
  'the dates for a baby due on %s',
  (dueDate, sunday, saturday, from, to, employedBy, earliest, illness) => {
    expect(dueDates(dueDate, RULES)).toMatchObject({
      weekDue: { from: sunday, to: saturday },
      qualifyingWeek: { from, to },
      tellBy: to,
      employedBy,
      earliestLeave: earliest,
      illnessFrom: illness,
    });
  },
);

test('other published dates are reproduced', () => {
  expect(dueDates('2012-12-09', RULES)).toMatchObject({
    tellBy: '2012-09-01',
    earliestLeave: '2012-09-23',
  });
  expect(leaveDates('2012-11-25', RULES)).toMatchObject({
    ordinaryLeaveEnds: '2013-05-25',
    additionalLeaveEnds: '2013-11-23',
  });
  expect(leaveDates('2013-04-12', RULES)).toEqual({
    askForPayBy: '2013-03-15',
    proofBy: '2013-05-03',
    ordinaryLeaveEnds: '2013-10-10',
    additionalLeaveEnds: '2014-04-10',
    payEnds: '2014-01-09',
  });
});

test('the dates of certificate and NHS service', () => {
  expect(dueDates('2026-07-08', RULES)).toMatchObject({
    certificateFrom: '2026-02-15',
    employedBy: '2025-10-04',
    nhsServiceBy: '2025-04-19',
    allowancePeriod: { from: '2025-03-30', to: '2026-07-04' },
  });
});
