import { type AnswersOf, emptyAnswers, type QuestionGroup, type Questions } from '../shared/questions';
import { formatOf } from '../shared/saved-file';

const FORM: QuestionGroup = {};
const PLACE: QuestionGroup = {};
/** Longer than any specification or answer; a paste beyond it is kept, and said. */
const LONGEST_TEXT = 30_000;
const OPTIONAL = { isOptional: true, note: '(optional)' } as const;

/** Questions about the post and its form. */
export const APPLICATION_QUESTIONS = {
  post: { kind: 'text', most: 200, label: 'Which post is it?', hint: 'Such as: Senior staff nurse, band 6.' },
  limit: {
    kind: 'pieces',
    ...OPTIONAL,
    min: 50,
    max: 100_000,
    group: FORM,
    label: 'How much does the form take?',
    hint: 'Forms differ. Look beside the box for the supporting information.',
  },
  unit: {
    kind: 'choice',
    initially: 'words',
    group: FORM,
    label: 'What does the form count?',
    hint: 'Characters include spaces, and a line break counts as two.',
    options: { words: 'Words', characters: 'Characters' },
  },
  per: {
    kind: 'choice',
    initially: 'text',
    group: FORM,
    label: 'What is that limit for?',
    hint: 'Some forms have a box for each criterion.',
    options: { text: 'The whole text', answer: 'Each answer' },
  },
  headings: {
    kind: 'choice',
    initially: 'yes',
    group: FORM,
    label: 'Should each criterion stand above its text?',
    hint: 'The panel finds each point at once, but headings count as words.',
    options: { yes: 'Yes', no: 'No' },
  },
  closes: {
    kind: 'day',
    ...OPTIONAL,
    label: 'When does the advert close?',
    hint: 'Some close early, once enough people have applied.',
  },
} as const satisfies Questions;

/** The question for a pasted person specification. */
export const SPECIFICATION_QUESTIONS = {
  specification: {
    kind: 'text',
    rows: 8,
    most: LONGEST_TEXT,
    label: 'Paste the person specification',
    hint: 'Copy it from the advert or its PDF, with its headings.',
  },
} as const satisfies Questions;

const PART = {
  kind: 'text',
  isOptional: true,
  rows: 3,
  most: LONGEST_TEXT,
  when: { answer: ['example'] },
} as const;

/** Questions about a criterion and what shows that it is met. `same` gets its options from the other criteria. */
export const CRITERION_QUESTIONS = {
  text: {
    kind: 'text',
    rows: 3,
    most: LONGEST_TEXT,
    label: 'Criterion',
    hint: 'Press Enter between two to make two of it.',
  },
  answer: {
    kind: 'choice',
    initially: 'example',
    label: 'What shows that you meet it?',
    options: {
      example: 'An example',
      fact: 'A fact, such as a registration',
      same: 'The example of another criterion',
    },
  },
  fact: {
    kind: 'text',
    isOptional: true,
    most: 500,
    when: { answer: ['fact'] },
    label: 'The fact, in one line',
    hint: 'For a registration or a course: what, and since when.',
  },
  situation: { ...PART, label: 'Situation', hint: 'Where and when, in a sentence or two, without names.' },
  task: { ...PART, label: 'Task', hint: 'What had to be done, and what was your part.' },
  action: { ...PART, label: 'Action', hint: 'What you did, step by step. Write “I” rather than “we”.' },
  result: { ...PART, label: 'Result', hint: 'What changed, with a figure if you have one, and what you learned.' },
  same: {
    kind: 'choice',
    when: { answer: ['same'] },
    label: 'Which criterion has the example?',
    none: 'Choose one',
    options: {},
  },
  weight: {
    kind: 'choice',
    isOptional: true,
    group: PLACE,
    label: 'Essential or desirable',
    none: 'Choose one',
    options: { essential: 'Essential', desirable: 'Desirable' },
  },
  group: { kind: 'text', ...OPTIONAL, most: 500, group: PLACE, label: 'Heading above it' },
} as const satisfies Questions;

/** A criterion and its answer, as typed. */
export type CriterionAnswer = AnswersOf<typeof CRITERION_QUESTIONS> & { readonly id: string };

/** All of the builder's answers, as typed. */
export interface ApplicationAnswers extends AnswersOf<typeof APPLICATION_QUESTIONS & typeof SPECIFICATION_QUESTIONS> {
  /** The lines of the pasted text, as `savedLines` writes them. */
  readonly lines: string;
  readonly criteria: readonly CriterionAnswer[];
}

/** Maximum number of criteria that can be added. */
export const MOST_CRITERIA = 100;

export const EMPTY_CRITERION: CriterionAnswer = { ...emptyAnswers(CRITERION_QUESTIONS), id: '' };

/** Nothing entered yet. */
export const NO_ANSWERS: ApplicationAnswers = {
  ...emptyAnswers({ ...APPLICATION_QUESTIONS, ...SPECIFICATION_QUESTIONS }),
  lines: '',
  criteria: [],
};

/** The format of saved answers. */
export const APPLICATION_FORMAT = formatOf('application-builder', NO_ANSWERS, [
  { name: 'criteria', empty: EMPTY_CRITERION, formerDraft: 'criterionDraft' },
]);
