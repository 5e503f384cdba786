import { type EntryListSource, useEntryList } from '../../../hooks/use-entry-list';
import { type AccountEntry, EMPTY_ACCOUNT } from '../../../planners/revalidation/entries';
import { ACCOUNT_QUESTIONS } from '../../../planners/revalidation/questions';
import { EntryEditor, type EntryListProps } from '../EntryEditor';

type AccountsEditorProps = EntryListProps<AccountEntry, Queries.RevalidationPlannerCopyFieldsFragment['accounts']> &
  EntryListSource<AccountEntry>;

const titleOf = ({ title }: AccountEntry): string => title;

/** The reflective accounts by their titles. */
export function AccountsEditor({ draft, onDraft, changes, onChanges, onChange, ...editor }: AccountsEditorProps) {
  const { words, entries } = editor;
  const list = useEntryList(EMPTY_ACCOUNT, titleOf, { draft, onDraft, entries, changes, onChanges, onChange });
  return (
    <EntryEditor
      {...editor}
      table={ACCOUNT_QUESTIONS}
      list={list}
      titleOf={titleOf}
      about={({ source }) => words.sources.find(({ value }) => value === source)?.label}
      prefix="account-"
    />
  );
}
