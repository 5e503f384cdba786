// Guards the summary of answers and the wording of errors.
import { MATERNITY_QUESTIONS, NO_ANSWERS } from '../../../src/planners/maternity/questions';
import { NO_ANSWERS as NO_REVALIDATION, REVALIDATION_QUESTIONS } from '../../../src/planners/revalidation/questions';
import { answersSummary, problemsIn } from '../../../src/planners/shared/read-answers';

const linesOf = (summary: ReturnType<typeof answersSummary>) => summary.map(({ label, value }) => `${label} ${value}`);

test('the summary omits empty answers and questions that do not apply', () => {
  const answers = { dueDate: '2027-05-01', weeklyPay: '1,000', weekday: '5', nhs: 'no', nhsSince: '2020-01-01' };
  expect(linesOf(answersSummary(MATERNITY_QUESTIONS, { ...NO_ANSWERS, ...answers }))).toEqual([
    'When is your baby due? 1\u00a0May 2027',
    'How often are you paid? Once a month',
    'How is your payday set? On a day of the month',
    'How would you like to give your pay? I know my average weekly pay',
    'Average weekly pay before tax £1,000.00',
    'Is this an NHS employer on Agenda for Change terms? No',
  ]);
});

test('questions under one title share a line of the summary', () => {
  const expiry = { expiryMonth: '4', expiryYear: '27', registration: 'dual', hours: '1,200' };
  const answers = { ...NO_REVALIDATION, ...expiry, feedbackColleagues: '3', feedbackStudents: '2' };
  expect(linesOf(answersSummary(REVALIDATION_QUESTIONS, answers))).toEqual([
    'When does your registration expire? April 2027',
    'How many registrations do you hold? Two',
    'Practice hours so far in your first registration 1,200',
    'How many pieces of feedback have you written down, and who gave them? Colleagues: 3, Students and learners: 2',
  ]);
});

test.each([
  ['2011-12-31', 'When is your baby due: must be on or after 1\u00a0January 2012'],
  ['2100-01-01', 'When is your baby due: must be on or before 31\u00a0December 2099'],
])('a day outside the limits is before or after them: %s', (dueDate, text) => {
  expect(problemsIn(MATERNITY_QUESTIONS, { ...NO_ANSWERS, dueDate })[0]?.text).toBe(text);
});
