import { LAST_DAY } from '../day-parts';
import { monthNames } from '../day-text';
import type { QuestionGroup, Questions } from '../questions';

type Copy = Queries.RevalidationPlannerCopyFieldsFragment;
type FormCopy = Pick<Copy, 'form'>;

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const YES_NO = ['yes', 'no'] as const;

const EXPIRY: QuestionGroup<FormCopy> = { isCompact: true, copy: ({ form }) => form.expiry };
const HOURS: QuestionGroup<FormCopy> = {};
const FEEDBACK: QuestionGroup<FormCopy> = {
  copy: ({ form: { feedback } }) => ({ label: feedback.title, hint: feedback.hint }),
};

/** More hours than three years have. */
const HOURS_RANGE = { kind: 'number', isOptional: true, min: 0, max: 26_304, step: 0.25, group: HOURS } as const;
const PIECES = { kind: 'number', isOptional: true, min: 0, max: 999, step: 1, group: FEEDBACK } as const;
const CONVERSATION = {
  kind: 'choice',
  isOptional: true,
  values: ['no', 'booked', 'done'],
  labels: ({ form: { talk } }: FormCopy) => [talk.no, talk.booked, talk.done],
} as const;
const DECLARATION = {
  kind: 'choice',
  isOptional: true,
  values: YES_NO,
  labels: ({ form }: FormCopy) => [form.yes, form.no],
} as const;

/** The questions of the revalidation planner, beside its two lists. */
export const REVALIDATION_QUESTIONS = {
  expiryMonth: {
    kind: 'choice',
    values: MONTHS,
    group: EXPIRY,
    copy: ({ form }) => ({ label: form.expiry.month }),
    labels: (_copy, language) => monthNames(language),
    none: ({ form }) => form.expiry.none,
  },
  expiryYear: {
    kind: 'year',
    min: 2024,
    max: Number(LAST_DAY.slice(0, 4)),
    group: EXPIRY,
    copy: ({ form }) => ({ label: form.expiry.year }),
  },
  registration: {
    kind: 'choice',
    isOptional: true,
    values: ['single', 'dual'],
    initially: 'single',
    copy: ({ form }) => form.registration,
    labels: ({ form: { registration } }) => [registration.single, registration.dual],
  },
  hours: {
    ...HOURS_RANGE,
    copy: ({ form }, { registration }) => (registration === 'dual' ? form.firstHours : form.hours),
  },
  secondHours: { ...HOURS_RANGE, when: { registration: ['dual'] }, copy: ({ form }) => form.secondHours },
  feedbackPatients: { ...PIECES, copy: ({ form }) => ({ label: form.feedback.patients }) },
  feedbackColleagues: { ...PIECES, copy: ({ form }) => ({ label: form.feedback.colleagues }) },
  feedbackStudents: { ...PIECES, copy: ({ form }) => ({ label: form.feedback.students }) },
  feedbackReview: { ...PIECES, copy: ({ form }) => ({ label: form.feedback.review }) },
  discussion: { ...CONVERSATION, copy: ({ form }) => form.discussion },
  discussionDate: {
    kind: 'day',
    when: { discussion: ['done'] },
    copy: ({ form }) => ({ label: form.discussion.date }),
  },
  confirmation: { ...CONVERSATION, copy: ({ form }) => form.confirmation },
  confirmationDate: {
    kind: 'day',
    when: { confirmation: ['done'] },
    copy: ({ form }) => ({ label: form.confirmation.date }),
  },
  character: { ...DECLARATION, copy: ({ form }) => form.character },
  indemnity: { ...DECLARATION, copy: ({ form }) => form.indemnity },
} as const satisfies Questions<FormCopy>;

const ENTRY: QuestionGroup<Copy['cpd']> = {};
const CPD_HOURS = { kind: 'number', isOptional: true, min: 0, max: 1000, step: 0.25, group: ENTRY } as const;

/** The questions about a piece of learning. Only the topic is needed: the results tell what else an entry lacks. */
export const CPD_QUESTIONS = {
  topic: { kind: 'text', most: 300, copy: ({ topic }) => topic },
  date: { kind: 'day', isOptional: true, group: ENTRY, copy: ({ date }) => date },
  method: {
    kind: 'option',
    isOptional: true,
    group: ENTRY,
    copy: ({ method }) => method,
    options: ({ methods }) => methods,
    none: ({ none }) => none,
  },
  hours: { ...CPD_HOURS, copy: ({ hours }) => hours },
  participatory: { ...CPD_HOURS, copy: ({ participatory }) => participatory },
  code: {
    kind: 'option',
    isOptional: true,
    group: ENTRY,
    copy: ({ code }) => code,
    options: ({ codes }) => codes,
    none: ({ none }) => none,
  },
  evidence: { kind: 'text', isOptional: true, most: 300, group: ENTRY, copy: ({ evidence }) => evidence },
} as const satisfies Questions<Copy['cpd']>;

const ACCOUNT: QuestionGroup<Copy['accounts']> = {};

/** The questions about a reflective account, whose text stays where it is written. */
export const ACCOUNT_QUESTIONS = {
  title: { kind: 'text', most: 200, group: ACCOUNT, copy: ({ name }) => name },
  source: {
    kind: 'option',
    group: ACCOUNT,
    copy: ({ source }) => source,
    options: ({ sources }) => sources,
    none: ({ none }) => none,
  },
} as const satisfies Questions<Copy['accounts']>;
