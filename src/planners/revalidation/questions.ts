import { MONTHS } from '../../utils/calendar';
import { type AnswersOf, emptyAnswers, type QuestionGroup, type Questions } from '../shared/questions';
import { valuesIn } from '../shared/read-answers';
import { formatOf } from '../shared/saved-file';
import { LAST_DAY } from '../shared/typed-day';

const EXPIRY: QuestionGroup = {
  isCompact: true,
  words: {
    label: 'When does your registration expire?',
    hint: 'The month and year in your MyNMC account. A registration always runs to the end of a month.',
  },
};
const HOURS: QuestionGroup = {};
const FEEDBACK: QuestionGroup = {
  words: {
    label: 'How many pieces of feedback have you written down, and who gave them?',
    hint: 'Written or spoken, about you or your team. A short note of what was said and what you did with it is enough.',
  },
};

/** More hours than three years contain. */
const HOURS_RANGE = { kind: 'hours', isOptional: true, min: 0, max: 26_304, group: HOURS } as const;
const PIECES = { kind: 'pieces', isOptional: true, min: 0, max: 999, group: FEEDBACK } as const;
const CONVERSATION = {
  kind: 'choice',
  isOptional: true,
  options: { no: 'Not arranged yet', booked: 'Arranged', done: 'Done, and the form is signed' },
} as const;
/** Declarations, answered yes or no. */
const DECLARATION = { kind: 'choice', isOptional: true, options: { yes: 'Yes', no: 'Not yet' } } as const;

/** Questions of the revalidation planner, besides its two lists. */
export const REVALIDATION_QUESTIONS = {
  expiryMonth: {
    kind: 'choice',
    group: EXPIRY,
    label: 'Month',
    none: 'Choose a month',
    options: Object.fromEntries(MONTHS.map((name, index) => [index + 1, name])),
  },
  expiryYear: { kind: 'year', min: 2024, max: Number(LAST_DAY.slice(0, 4)), group: EXPIRY, label: 'Year' },
  registration: {
    kind: 'choice',
    isOptional: true,
    initially: 'single',
    label: 'How many registrations do you hold?',
    hint: 'Two are nurse and midwife, or nurse and nursing associate. A nurse who is also a health visitor (SCPHN) holds one.',
    options: { single: 'One', dual: 'Two' },
  },
  hours: {
    ...HOURS_RANGE,
    label: 'Practice hours so far',
    hint: 'Only hours since you last renewed or joined the register. Leave it empty if you have not counted yet.',
    wordsWhen: {
      when: { registration: ['dual'] },
      label: 'Practice hours so far in your first registration',
      hint: 'Only hours since you last renewed or joined the register.',
    },
  },
  secondHours: {
    ...HOURS_RANGE,
    when: { registration: ['dual'] },
    label: 'Practice hours so far in your second registration',
    hint: 'Each registration needs its own hours.',
  },
  feedbackPatients: { ...PIECES, label: 'Patients, families, carers' },
  feedbackColleagues: { ...PIECES, label: 'Colleagues' },
  feedbackStudents: { ...PIECES, label: 'Students and learners' },
  feedbackReview: { ...PIECES, label: 'Appraisals, team reviews, audits' },
  discussion: {
    ...CONVERSATION,
    label: 'Reflective discussion',
    hint: 'With another person on the NMC register, about all your reflective accounts.',
  },
  discussionDate: { kind: 'day', when: { discussion: ['done'] }, label: 'Day of the reflective discussion' },
  confirmation: {
    ...CONVERSATION,
    label: 'Confirmation',
    hint: 'Someone who looks at what you have collected and confirms that it is all there. Often your line manager.',
  },
  confirmationDate: { kind: 'day', when: { confirmation: ['done'] }, label: 'Day of the confirmation' },
  character: {
    ...DECLARATION,
    label: 'Are you ready to declare your health and character?',
    hint: 'You say whether you can practise safely, and whether there are convictions, cautions or findings the NMC must know of. Do not write any details here.',
  },
  indemnity: {
    ...DECLARATION,
    label: 'Does professional indemnity cover all the work you do as a registrant?',
    hint: 'In the NHS your employer usually covers you. Agency work and work on your own account may need cover of its own.',
  },
} as const satisfies Questions;

const ENTRY: QuestionGroup = {};
const CPD_HOURS = { kind: 'hours', isOptional: true, min: 0, max: 1000, group: ENTRY } as const;
const NONE = 'Choose one';

/** Questions about a piece of learning. Only the topic is required: the results say what else an entry lacks. */
export const CPD_QUESTIONS = {
  topic: { kind: 'text', most: 300, label: 'Topic, and how it relates to your practice' },
  date: {
    kind: 'day',
    isOptional: true,
    group: ENTRY,
    label: 'Date',
    hint: 'The first day, if it went on for longer.',
  },
  method: {
    kind: 'choice',
    isOptional: true,
    group: ENTRY,
    label: 'Method',
    none: NONE,
    options: {
      course: 'Course or study day',
      'online-group': 'Online, with others',
      'online-alone': 'Online, alone',
      discussion: 'Planned group discussion or journal club',
      peer: 'Peer review, shadowing or a day with another team',
      teaching: 'Teaching, mentoring or supervising',
      reading: 'Reading or research, alone',
      other: 'Something else',
    },
  },
  hours: { ...CPD_HOURS, label: 'Hours' },
  participatory: {
    ...CPD_HOURS,
    label: 'Of these, participatory hours',
    hint: 'Hours in which you interacted with other professionals. Enter 0 if you learned alone.',
  },
  code: {
    kind: 'choice',
    isOptional: true,
    group: ENTRY,
    label: 'Part of the Code',
    none: NONE,
    options: {
      prioritise: 'Prioritise people',
      practise: 'Practise effectively',
      preserve: 'Preserve safety',
      promote: 'Promote professionalism and trust',
    },
  },
  evidence: {
    kind: 'text',
    isOptional: true,
    most: 300,
    group: ENTRY,
    label: 'Evidence you keep',
    hint: 'For example a certificate, an attendance list, or your own notes.',
  },
} as const satisfies Questions;

const ACCOUNT: QuestionGroup = {};

/** Questions about a reflective account; its text stays where it is written. */
export const ACCOUNT_QUESTIONS = {
  title: {
    kind: 'text',
    most: 200,
    group: ACCOUNT,
    label: 'Title of the account',
    hint: 'A few words that only tell you which one it is.',
  },
  source: {
    kind: 'choice',
    group: ACCOUNT,
    label: 'What it reflects on',
    none: NONE,
    options: {
      cpd: 'A piece of learning',
      feedback: 'Feedback',
      event: 'An event or experience in practice',
      several: 'More than one of these',
    },
  },
} as const satisfies Questions;

/** The subject of an account, in words. */
export function accountSource(account: AccountEntry): string | null {
  const { source } = valuesIn(ACCOUNT_QUESTIONS, account);
  return source && ACCOUNT_QUESTIONS.source.options[source];
}

/** Maximum number of entries that can be added to a list. */
export const MOST_ENTRIES = 500;

/** A learning entry, as typed. */
export type CpdEntry = AnswersOf<typeof CPD_QUESTIONS> & { readonly id: string };

/** A reflective account, as typed. */
export type AccountEntry = AnswersOf<typeof ACCOUNT_QUESTIONS> & { readonly id: string };

/** All of the planner's answers, as typed. */
export interface RevalidationAnswers extends AnswersOf<typeof REVALIDATION_QUESTIONS> {
  readonly cpd: readonly CpdEntry[];
  readonly accounts: readonly AccountEntry[];
}

export const EMPTY_CPD: CpdEntry = { ...emptyAnswers(CPD_QUESTIONS), id: '' };
export const EMPTY_ACCOUNT: AccountEntry = { ...emptyAnswers(ACCOUNT_QUESTIONS), id: '' };

/** Nothing entered yet. */
export const NO_ANSWERS: RevalidationAnswers = {
  ...emptyAnswers(REVALIDATION_QUESTIONS),
  cpd: [],
  accounts: [],
};

export const REVALIDATION_FORMAT = formatOf('revalidation-planner', NO_ANSWERS, [
  { name: 'cpd', empty: EMPTY_CPD, formerDraft: 'cpdDraft' },
  { name: 'accounts', empty: EMPTY_ACCOUNT, formerDraft: 'accountDraft' },
]);
