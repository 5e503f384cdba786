import { readList, readTexts, type SavedFormat } from '../saved-file';

export const FEEDBACK_FIELDS = [
  'feedbackPatients',
  'feedbackColleagues',
  'feedbackStudents',
  'feedbackReview',
] as const;

/** The answers that are no lists, with what the planner begins with. */
const NO_ANSWERS = {
  expiryMonth: '',
  expiryYear: '',
  // `single` or `dual`.
  registration: 'single',
  hours: '',
  secondHours: '',
  feedbackPatients: '',
  feedbackColleagues: '',
  feedbackStudents: '',
  feedbackReview: '',
  // `no`, `booked` or `done`, as the confirmation.
  discussion: '',
  discussionDate: '',
  confirmation: '',
  confirmationDate: '',
  // `yes` or `no`, as the character.
  indemnity: '',
  character: '',
};

/** The answers that are no lists, as they are typed. */
export type Answers = Readonly<typeof NO_ANSWERS>;

const BLANK_CPD = { date: '', topic: '', hours: '', participatory: '', method: '', code: '', evidence: '' };
const BLANK_ACCOUNT = { title: '', source: '' };
const MOST_ENTRIES = 500;

/** An entry of learning, as it is typed; `code` is the part of the Code. */
export type CpdEntry = Readonly<typeof BLANK_CPD> & { readonly id: string };

/** A written reflective account; its text stays where it is written. */
export type AccountEntry = Readonly<typeof BLANK_ACCOUNT> & { readonly id: string };

/** Everything that is entered into the planner, as it is typed. */
export interface Entries extends Answers {
  readonly cpd: readonly CpdEntry[];
  readonly accounts: readonly AccountEntry[];
  /** What is in the fields of a new entry and not added yet. */
  readonly cpdDraft: CpdEntry;
  readonly accountDraft: AccountEntry;
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
};

/** Entries with new ids: those in a file may be missing, or the same twice. */
function numbered<Entry extends object>(entries: readonly Entry[]): readonly (Entry & { readonly id: string })[] {
  return entries.map((entry, index) => ({ id: String(index + 1), ...entry }));
}

function readEntries(value: unknown): Entries | null {
  const answers = readTexts(value, NO_ANSWERS);
  if (!answers) return null;
  // A record, since its texts could be read.
  const lists = value as Readonly<Record<string, unknown>>;
  const cpd = readList(lists.cpd, (entry) => readTexts(entry, BLANK_CPD), MOST_ENTRIES);
  const accounts = readList(lists.accounts, (entry) => readTexts(entry, BLANK_ACCOUNT), MOST_ENTRIES);
  // Files saved by earlier programs have no drafts.
  const cpdDraft = readTexts(lists.cpdDraft ?? {}, BLANK_CPD);
  const accountDraft = readTexts(lists.accountDraft ?? {}, BLANK_ACCOUNT);
  if (!cpd || !accounts || !cpdDraft || !accountDraft) return null;
  return {
    ...answers,
    cpd: numbered(cpd),
    accounts: numbered(accounts),
    cpdDraft: { ...EMPTY_CPD, ...cpdDraft },
    accountDraft: { ...EMPTY_ACCOUNT, ...accountDraft },
  };
}

/** How the planner's entries are saved. */
export const REVALIDATION_FORMAT: SavedFormat<Entries> = {
  tool: 'revalidation-planner',
  version: 1,
  read: readEntries,
};
