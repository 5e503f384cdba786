import Box from '@mui/material/Box';
import { memo, type ReactNode, useCallback } from 'react';
import { EntryEditor } from '../shared/EntryEditor';
import type { PlannerListsProps } from '../shared/planner-definition';
import { valuesIn } from '../shared/read-answers';
import { dayText, numberText } from '../shared/value-texts';
import { accountFaultText, checkCpd, notCountedText } from './learning';
import { REVALIDATION_MESSAGES as messages } from './messages';
import { beginsOn } from './plan';
import {
  ACCOUNT_QUESTIONS,
  type AccountEntry,
  accountSource,
  CPD_QUESTIONS,
  type CpdEntry,
  EMPTY_ACCOUNT,
  EMPTY_CPD,
  MOST_ENTRIES,
  type RevalidationAnswers,
} from './questions';

/** An entry's main facts and, if it does not count yet, why. */
function About({ text, fault }: { readonly text: string | null; readonly fault: string | null }) {
  return (
    <>
      {text && <div>{text}</div>}
      {fault && <Box sx={{ color: 'text.primary' }}>{fault}</Box>}
    </>
  );
}

function aboutAccount(account: AccountEntry): ReactNode {
  return <About text={accountSource(account)} fault={accountFaultText(account)} />;
}

const topicOf = ({ topic }: CpdEntry): string => topic;
const titleOf = ({ title }: AccountEntry): string => title;

/** The editors for learning and reflective accounts. */
export const RevalidationLists = memo(function RevalidationLists({
  data,
  change,
  revision,
  path,
  facts,
  today,
}: PlannerListsProps<RevalidationAnswers>) {
  const editor = { warning: messages.patients, most: MOST_ENTRIES, path };
  const begins = today && beginsOn(data, facts, today);
  const aboutLearning = useCallback(
    (entry: CpdEntry): ReactNode => {
      const { date, hours } = valuesIn(CPD_QUESTIONS, entry);
      const amount = hours === null ? entry.hours : numberText(hours);
      const parts = [date && dayText(date), amount && `${CPD_QUESTIONS.hours.label}: ${amount}`];
      return <About text={parts.filter(Boolean).join(', ')} fault={notCountedText(checkCpd(entry, begins, today))} />;
    },
    [begins, today],
  );
  return (
    <>
      <EntryEditor
        key={`cpd-${revision}`}
        {...editor}
        messages={messages.cpd}
        tableOf={() => CPD_QUESTIONS}
        prefix="cpd-"
        limitsOf={(open) => ({ participatory: { max: valuesIn(CPD_QUESTIONS, open).hours ?? 0 } })}
        titleOf={topicOf}
        about={aboutLearning}
        empty={EMPTY_CPD}
        entries={data.cpd}
        onEntries={(update) => change((all) => ({ ...all, cpd: update(all.cpd) }))}
      />
      <EntryEditor
        key={`accounts-${revision}`}
        {...editor}
        messages={messages.accounts}
        tableOf={() => ACCOUNT_QUESTIONS}
        prefix="account-"
        titleOf={titleOf}
        about={aboutAccount}
        empty={EMPTY_ACCOUNT}
        entries={data.accounts}
        onEntries={(update) => change((all) => ({ ...all, accounts: update(all.accounts) }))}
      />
    </>
  );
});
