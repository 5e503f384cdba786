import { styled } from '@mui/material/styles';
import { ResultTable } from '../shared/ResultTable';
import { answersSummary } from '../shared/read-answers';
import { write } from '../shared/results/write-values';
import { sumOf } from './learning';
import { REVALIDATION_MESSAGES as messages } from './messages';
import type { RevalidationPlan } from './plan';
import { type AccountEntry, accountSource, CPD_QUESTIONS, type CpdEntry } from './questions';

const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '@media print': { fontSize: '9pt' },
}));

const { method, code, evidence } = CPD_QUESTIONS;
/** What the NMC's form asks of a piece of learning, beside what has a column. */
const DETAILS = { method, code, evidence };

/** A piece of learning, with its method, the part of the Code and its evidence. */
function Learning({ entry }: { readonly entry: CpdEntry }) {
  return (
    <>
      {entry.topic}
      {answersSummary(DETAILS, entry).map(({ label, value }) => (
        <Detail key={label}>{`${label}: ${value}`}</Detail>
      ))}
    </>
  );
}

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
              header: <Learning entry={entry} />,
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
