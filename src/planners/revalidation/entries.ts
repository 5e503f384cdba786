import { type EntriesOf, emptyEntries } from '../questions';
import { readList, readTexts, type SavedFormat } from '../saved-file';
import { ACCOUNT_QUESTIONS, CPD_QUESTIONS, REVALIDATION_QUESTIONS } from './questions';

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

type Texts = Readonly<Record<string, string>>;
type Numbered<Blank extends Texts> = Readonly<Blank> & { readonly id: string };

/** A list of a file, and the changes to its entries. */
interface ReadList<Blank extends Texts> {
  readonly entries: readonly Numbered<Blank>[];
  readonly changes: readonly Numbered<Blank>[];
}

const WITH_ID = { id: '' };

/** Entries get new ids, since those in a file may be missing, or the same twice; a change follows the first with its id. */
function readNumbered<Blank extends Texts>(entries: unknown, changes: unknown, blank: Blank): ReadList<Blank> | null {
  const read = (entry: unknown) => readTexts<keyof Blank & string>(entry, blank) as Blank | null;
  const ids = (list: unknown) => readList(list, (entry) => readTexts(entry, WITH_ID), MOST_ENTRIES);
  const [list, changed] = [entries, changes].map((texts) => readList(texts, read, MOST_ENTRIES));
  const [listIds, changedIds] = [ids(entries), ids(changes)];
  if (!list || !changed || !listIds || !changedIds) return null;
  return {
    entries: list.map((entry, index) => ({ ...entry, id: String(index + 1) })),
    changes: changed.flatMap((entry, index) => {
      const place = listIds.findIndex(({ id }) => id !== '' && id === changedIds[index]?.id);
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
  read: readEntries,
};
