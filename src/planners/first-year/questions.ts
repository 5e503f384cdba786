import { type AnswersOf, emptyAnswers, type Questions } from '../shared/questions';
import { formatOf } from '../shared/saved-file';

/** Questions of the planner for the first year in the UK. */
export const FIRST_YEAR_QUESTIONS = {
  firstDay: {
    kind: 'day',
    min: '2020-01-01',
    label: 'What is your first day at work?',
    hint: 'The day in your contract. It may have passed, or be still to come.',
  },
  hasPin: {
    kind: 'choice',
    options: { yes: 'Yes', no: 'Not yet' },
    label: 'Do you have your NMC PIN?',
    hint: 'The number that shows you are on the register of the Nursing and Midwifery Council (NMC).',
  },
  pinDay: {
    kind: 'day',
    when: { hasPin: ['yes'] },
    label: 'When did you join the register?',
    hint: 'The day your registration began. You find it in your MyNMC account.',
  },
  hours: {
    kind: 'hours',
    isWeekly: true,
    min: 1,
    max: 60,
    label: 'How many hours a week does your contract say?',
    hint: 'Full time in the NHS in England is {fact:afc-weekly-hours unit}.',
  },
  sponsor: {
    kind: 'choice',
    options: { yes: 'Yes', no: 'No' },
    label: 'Does your employer sponsor your visa?',
    hint: 'If so, you had a Certificate of Sponsorship from them.',
  },
  visaEnds: {
    kind: 'day',
    isOptional: true,
    label: 'When does your visa end?',
    note: '(optional)',
    hint: 'The day in your eVisa, the online record of your visa. You see it in your account with UK Visas and Immigration (UKVI).',
  },
} as const satisfies Questions;

/** The answers, plus the ids of ticked tasks, separated by spaces. */
export type FirstYearAnswers = AnswersOf<typeof FIRST_YEAR_QUESTIONS> & { readonly ticked: string };

/** Nothing entered yet. */
export const NO_ANSWERS: FirstYearAnswers = { ...emptyAnswers(FIRST_YEAR_QUESTIONS), ticked: '' };

/** The ids of ticked tasks. */
export function tickedIn({ ticked }: FirstYearAnswers): readonly string[] {
  return ticked.split(' ').filter((id) => id !== '');
}

export const FIRST_YEAR_FORMAT = formatOf('first-year-planner', NO_ANSWERS);
