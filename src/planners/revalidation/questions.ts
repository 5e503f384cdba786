import { monthNames } from '../day-text';
import { type EntriesOf, emptyEntries, type QuestionGroup, type Questions, type Texts, yesNo } from '../questions';
import { readList, readTexts, type SavedFormat } from '../saved-file';
import { LAST_DAY } from '../typed-day';

type Copy = Queries.RevalidationPlannerCopyFieldsFragment;
type FormCopy = Pick<Copy, 'form'>;

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

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

/** What is declared with yes or no. */
const declaration = (id: 'character' | 'indemnity') => ({
  ...yesNo(({ form }: FormCopy) => ({ ...form[id], answerYes: form.yes, answerNo: form.no })),
  isOptional: true,
});

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
  character: declaration('character'),
  indemnity: declaration('indemnity'),
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

const NO_ANSWERS = emptyEntries(REVALIDATION_QUESTIONS);
const BLANK_CPD = emptyEntries(CPD_QUESTIONS);
const BLANK_ACCOUNT = emptyEntries(ACCOUNT_QUESTIONS);
/** How many entries a list takes, in the planner as in a file. */
export const MOST_ENTRIES = 500;

/** An entry of learning, as it is typed. */
export type CpdEntry = EntriesOf<typeof CPD_QUESTIONS> & { readonly id: string };

/** A written reflective account, as it is typed. */
export type AccountEntry = EntriesOf<typeof ACCOUNT_QUESTIONS> & { readonly id: string };

/** Everything that is entered into the planner, as it is typed. */
export interface Entries extends EntriesOf<typeof REVALIDATION_QUESTIONS> {
  readonly cpd: readonly CpdEntry[];
  readonly accounts: readonly AccountEntry[];
  /** What is in the fields of a new entry and not added yet. */
  readonly cpdDraft: CpdEntry;
  readonly accountDraft: AccountEntry;
  /** Changes to entries that are not saved yet, with the ids of their entries. */
  readonly cpdChanges: readonly CpdEntry[];
  readonly accountChanges: readonly AccountEntry[];
}

export const EMPTY_CPD: CpdEntry = { id: '', ...BLANK_CPD };
export const EMPTY_ACCOUNT: AccountEntry = { id: '', ...BLANK_ACCOUNT };

/** Nothing entered yet. */
export const NO_ENTRIES: Entries = {
  ...NO_ANSWERS,
  cpd: [],
  accounts: [],
  cpdDraft: EMPTY_CPD,
  accountDraft: EMPTY_ACCOUNT,
  cpdChanges: [],
  accountChanges: [],
};

/** Entries get new ids, since those in a file may be missing, or the same twice; a change follows the first with its id. */
function readNumbered<Blank extends Texts>(entries: unknown, changes: unknown, blank: Blank) {
  const [list, changed] = [entries, changes].map((texts) =>
    readList(texts, (entry) => readTexts(entry, { ...blank, id: '' }), MOST_ENTRIES),
  );
  if (!list || !changed) return null;
  return {
    entries: list.map((entry, index) => ({ ...entry, id: String(index + 1) })),
    changes: changed.flatMap((entry) => {
      const place = list.findIndex(({ id }) => id !== '' && id === entry.id);
      return place === -1 ? [] : [{ ...entry, id: String(place + 1) }];
    }),
  };
}

function readEntries(value: unknown): Entries | null {
  const answers = readTexts(value, NO_ANSWERS);
  if (!answers) return null;
  // A record, since its texts could be read.
  const lists = value as Readonly<Record<string, unknown>>;
  const cpd = readNumbered(lists.cpd, lists.cpdChanges, BLANK_CPD);
  const accounts = readNumbered(lists.accounts, lists.accountChanges, BLANK_ACCOUNT);
  // Files saved by earlier programs have neither drafts nor changes.
  const cpdDraft = readTexts(lists.cpdDraft ?? {}, BLANK_CPD);
  const accountDraft = readTexts(lists.accountDraft ?? {}, BLANK_ACCOUNT);
  if (!cpd || !accounts || !cpdDraft || !accountDraft) return null;
  return {
    ...NO_ENTRIES,
    ...answers,
    cpd: cpd.entries,
    cpdChanges: cpd.changes,
    accounts: accounts.entries,
    accountChanges: accounts.changes,
    cpdDraft: { ...EMPTY_CPD, ...cpdDraft },
    accountDraft: { ...EMPTY_ACCOUNT, ...accountDraft },
  };
}

/** How the planner's entries are saved. */
export const REVALIDATION_FORMAT: SavedFormat<Entries> = {
  tool: 'revalidation-planner',
  version: 1,
  empty: NO_ENTRIES,
  read: readEntries,
};
