import { type EntryListSource, useEntryList } from '../../../hooks/use-entry-list';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { answersIn } from '../../../planners/answers';
import { dayText } from '../../../planners/day-text';
import { type CpdEntry, EMPTY_CPD } from '../../../planners/revalidation/entries';
import { CPD_QUESTIONS } from '../../../planners/revalidation/questions';
import { EntryEditor, type EntryListProps } from '../EntryEditor';

type CpdEditorProps = EntryListProps<CpdEntry, Queries.RevalidationPlannerCopyFieldsFragment['cpd']> &
  EntryListSource<CpdEntry>;

const topicOf = ({ topic }: CpdEntry): string => topic;

/** The entries of learning. */
export function CpdEditor({ draft, onDraft, changes, onChanges, onChange, ...editor }: CpdEditorProps) {
  const { language } = useSiteSettings();
  const { words, entries } = editor;
  const list = useEntryList(EMPTY_CPD, topicOf, { draft, onDraft, entries, changes, onChanges, onChange });
  const about = (entry: CpdEntry): string => {
    const { date } = answersIn(CPD_QUESTIONS, entry);
    const parts = [date && dayText(date, language), entry.hours && `${words.hours.label}: ${entry.hours}`];
    return parts.filter(Boolean).join(', ');
  };
  return (
    <EntryEditor
      {...editor}
      table={CPD_QUESTIONS}
      list={list}
      limits={{ participatory: { max: answersIn(CPD_QUESTIONS, list.draft).hours ?? 0 } }}
      titleOf={topicOf}
      about={about}
      prefix="cpd-"
    />
  );
}
