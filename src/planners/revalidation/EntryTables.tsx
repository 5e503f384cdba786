import { ResultTable } from '../shared/ResultTable';
import { write } from '../shared/results/write-values';
import { sumOf } from './learning';
import { REVALIDATION_MESSAGES as messages } from './messages';
import type { RevalidationPlan } from './plan';
import { type AccountEntry, accountSource } from './questions';

interface EntryTablesProps {
  readonly cpd: RevalidationPlan['cpd'];
  readonly accounts: readonly AccountEntry[];
}

/** The lists' entries: learning, with anything still missing and the total of complete entries, and accounts. */
export function EntryTables({ cpd, accounts }: EntryTablesProps) {
  const { columns, faults, complete, total } = messages.cpd;
  const sum = sumOf(cpd.filter((entry) => entry.faults.length === 0));
  const hours = (value: number) => <data value={String(value)}>{write.number(value)}</data>;
  return (
    <>
      {cpd.length > 0 && (
        <ResultTable
          caption={messages.cpd.title}
          columns={[columns.topic, columns.missing, columns.hours, columns.participatory, columns.date]}
          figures={[2, 3]}
          rows={[
            ...cpd.map(({ entry, date, faults: wrong, ...counted }) => ({
              key: entry.id,
              header: entry.topic,
              cells: [
                wrong.length === 0 ? complete : wrong.map((fault) => faults[fault]).join(', '),
                hours(counted.hours),
                hours(counted.participatory),
                date && write.day(date),
              ],
            })),
            { key: 'total', header: total, cells: ['', hours(sum.hours), hours(sum.participatory), ''] },
          ]}
        />
      )}
      {accounts.length > 0 && (
        <ResultTable
          caption={messages.accounts.title}
          columns={[messages.accounts.columns.name, messages.accounts.columns.source]}
          rows={accounts.map((account) => ({
            key: account.id,
            header: account.title,
            cells: [accountSource(account)],
          }))}
        />
      )}
    </>
  );
}
