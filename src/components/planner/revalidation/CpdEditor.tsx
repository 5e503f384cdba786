import { type EntryListSource, useEntryList } from '../../../hooks/use-entry-list';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import { dayIn, FIRST_DAY, LAST_DAY } from '../../../planners/entered-days';
import { type CpdEntry, EMPTY_CPD } from '../../../planners/revalidation/entries';
import { MOST, numberIn } from '../../../planners/revalidation/learning';
import { fillTemplate } from '../../../utils/fill-template';
import { FieldPair } from '../../ui/FieldPair';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { EntryEditor, type EntryListProps } from '../EntryEditor';

type CpdEditorProps = EntryListProps<CpdEntry, Queries.RevalidationPlannerCopyFieldsFragment['cpd']> &
  EntryListSource<CpdEntry>;

const MOST_CHARACTERS = 300;

const topicOf = ({ topic }: CpdEntry): string => topic;

/** The entries of learning. Only the topic is needed: the results tell what else an entry lacks. */
export function CpdEditor({ draft: added, onDraft, changes, onChanges, onChange, ...shared }: CpdEditorProps) {
  const { words, errors, entries } = shared;
  const { language } = useSiteSettings();
  const list = useEntryList(EMPTY_CPD, topicOf, { draft: added, onDraft, entries, changes, onChanges, onChange });
  const { draft, write } = list;
  const field = (name: Exclude<keyof CpdEntry, 'id'>) => ({
    label: words[name].label,
    hint: words[name].hint,
    id: `cpd-${name}`,
    value: draft[name],
    onValue: (value: string) => write({ [name]: value }),
  });
  const about = ({ date, hours }: CpdEntry): string =>
    [dayIn(date) && dayText(date, language), hours && `${words.hours.label}: ${hours}`].filter(Boolean).join(', ');
  const check = () =>
    (numberIn(draft.participatory, MOST.cpdHours) ?? 0) > (numberIn(draft.hours, MOST.cpdHours) ?? 0)
      ? [
          {
            id: 'cpd-participatory',
            text: fillTemplate(errors.high, { label: words.participatory.label, max: draft.hours || 0 }),
          },
        ]
      : [];
  return (
    <EntryEditor {...shared} list={list} titleOf={topicOf} about={about} firstField="cpd-topic" check={check}>
      {(wrong) => (
        <>
          <TextInput {...field('topic')} error={wrong['cpd-topic']} maxLength={MOST_CHARACTERS} required />
          <FieldPair>
            <TextInput {...field('date')} error={wrong['cpd-date']} type="date" min={FIRST_DAY} max={LAST_DAY} />
            <SelectInput {...field('method')} name="cpd-method" none={words.none} options={words.methods} />
            <TextInput
              {...field('hours')}
              error={wrong['cpd-hours']}
              type="number"
              min={0}
              max={MOST.cpdHours}
              step={0.25}
            />
            <TextInput
              {...field('participatory')}
              error={wrong['cpd-participatory']}
              type="number"
              min={0}
              max={MOST.cpdHours}
              step={0.25}
            />
            <SelectInput {...field('code')} name="cpd-code" none={words.none} options={words.codes} />
            <TextInput {...field('evidence')} maxLength={MOST_CHARACTERS} />
          </FieldPair>
        </>
      )}
    </EntryEditor>
  );
}
