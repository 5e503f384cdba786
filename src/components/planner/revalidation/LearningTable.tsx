import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import { dayIn } from '../../../planners/entered-days';
import { type CheckedCpd, sumOf } from '../../../planners/revalidation/learning';
import { Amount } from '../../ui/Amount';
import { DayText } from '../../ui/DayText';
import { ResultTable } from '../ResultTable';

interface LearningTableProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['cpd'];
  readonly entries: readonly CheckedCpd[];
}

/** Every entry of learning with what it still lacks, and the total of the complete ones. */
export function LearningTable({ words, entries }: LearningTableProps) {
  const { language } = useSiteSettings();
  const { columns, faults, complete } = words;
  const total = sumOf(entries.filter((entry) => entry.faults.length === 0));
  const hours = (value: number) => <Amount value={value} text={value.toLocaleString(language)} />;
  return (
    <ResultTable
      caption={words.title}
      columns={[columns.topic, columns.missing, columns.hours, columns.participatory, columns.date]}
      figures={[2, 3]}
      isWide
      rows={[
        ...entries.map(({ entry, faults: wrong, ...counted }) => ({
          key: entry.id,
          header: entry.topic,
          cells: [
            wrong.length === 0 ? complete : wrong.map((fault) => faults[fault]).join(', '),
            hours(counted.hours),
            hours(counted.participatory),
            dayIn(entry.date) && <DayText key="day" dateTime={entry.date} text={dayText(entry.date, language)} />,
          ],
        })),
        {
          key: 'total',
          header: words.total,
          cells: ['', hours(total.hours), hours(total.participatory), ''],
        },
      ]}
    />
  );
}
