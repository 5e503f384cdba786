import { sumOf } from '../../../planners/revalidation/learning';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import type { AccountEntry } from '../../../planners/revalidation/questions';
import { dayIn } from '../../../planners/typed-day';
import { Amount } from '../../ui/Amount';
import { ResultTable } from '../ResultTable';
import type { ValueWriter } from '../results/write-values';

interface EntryTablesProps {
  readonly cpd: RevalidationPlan['cpd'];
  readonly accounts: readonly AccountEntry[];
  readonly copy: Queries.RevalidationPlannerCopyFieldsFragment;
  readonly write: ValueWriter;
}

/** Every entry of learning with what it still lacks, and the total of the complete ones. */
function LearningTable({ cpd, copy, write }: Pick<EntryTablesProps, 'cpd' | 'copy' | 'write'>) {
  const { title, columns, faults, complete, total } = copy.cpd;
  const sum = sumOf(cpd.filter((entry) => entry.faults.length === 0));
  const hours = (value: number) => <Amount value={value} text={write.number(value)} />;
  return (
    <ResultTable
      caption={title}
      columns={[columns.topic, columns.missing, columns.hours, columns.participatory, columns.date]}
      figures={[2, 3]}
      rows={[
        ...cpd.map(({ entry, faults: wrong, ...counted }) => ({
          key: entry.id,
          header: entry.topic,
          cells: [
            wrong.length === 0 ? complete : wrong.map((fault) => faults[fault]).join(', '),
            hours(counted.hours),
            hours(counted.participatory),
            dayIn(entry.date) && write.day(entry.date),
          ],
        })),
        { key: 'total', header: total, cells: ['', hours(sum.hours), hours(sum.participatory), ''] },
      ]}
    />
  );
}

function AccountsTable({ accounts, copy }: Pick<EntryTablesProps, 'accounts' | 'copy'>) {
  const { title, columns, sources } = copy.accounts;
  const labelOf = (source: string) => sources.find(({ value }) => value === source)?.label;
  return (
    <ResultTable
      caption={title}
      columns={[columns.name, columns.source]}
      rows={accounts.map((entry) => ({ key: entry.id, header: entry.title, cells: [labelOf(entry.source)] }))}
    />
  );
}

/** What was entered into the lists. */
export function EntryTables({ cpd, accounts, copy, write }: EntryTablesProps) {
  return (
    <>
      {cpd.length > 0 && <LearningTable cpd={cpd} copy={copy} write={write} />}
      {accounts.length > 0 && <AccountsTable accounts={accounts} copy={copy} />}
    </>
  );
}
