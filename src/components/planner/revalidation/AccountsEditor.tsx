import { type EntryListSource, useEntryList } from '../../../hooks/use-entry-list';
import { type AccountEntry, EMPTY_ACCOUNT } from '../../../planners/revalidation/entries';
import { FieldPair } from '../../ui/FieldPair';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { EntryEditor, type EntryListProps } from '../EntryEditor';

type AccountsEditorProps = EntryListProps<AccountEntry, Queries.RevalidationPlannerCopyFieldsFragment['accounts']> &
  EntryListSource<AccountEntry>;

const MOST_CHARACTERS = 200;

const titleOf = ({ title }: AccountEntry): string => title;

/** The reflective accounts by their titles. */
export function AccountsEditor({
  draft: added,
  onDraft,
  changes,
  onChanges,
  onChange,
  ...shared
}: AccountsEditorProps) {
  const { words, entries } = shared;
  const list = useEntryList(EMPTY_ACCOUNT, titleOf, { draft: added, onDraft, entries, changes, onChanges, onChange });
  const { draft, write } = list;
  return (
    <EntryEditor
      {...shared}
      list={list}
      titleOf={titleOf}
      about={({ source }) => words.sources.find(({ value }) => value === source)?.label}
      firstField="account-title"
    >
      {(wrong) => (
        <FieldPair>
          <TextInput
            id="account-title"
            {...words.name}
            value={draft.title}
            onValue={(title) => write({ title })}
            error={wrong['account-title']}
            maxLength={MOST_CHARACTERS}
            required
          />
          <SelectInput
            id="account-source"
            name="account-source"
            {...words.source}
            none={words.none}
            options={words.sources}
            value={draft.source}
            onValue={(source) => write({ source })}
            error={wrong['account-source']}
            required
          />
        </FieldPair>
      )}
    </EntryEditor>
  );
}
