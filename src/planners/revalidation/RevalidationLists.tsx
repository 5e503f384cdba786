import { memo, useMemo } from 'react';
import { type About, EntryEditor } from '../shared/EntryEditor';
import { ofEntry } from '../shared/entry-list';
import type { PlannerListsProps } from '../shared/planner-definition';
import { valuesIn } from '../shared/read-answers';
import { dayText, numberText } from '../shared/value-texts';
import { accountFaultText, checkCpd, notCountedText } from './learning';
import { REVALIDATION_MESSAGES as messages } from './messages';
import { beginsOn } from './plan';
import {
  ACCOUNT_QUESTIONS,
  accountSource,
  CPD_QUESTIONS,
  type CpdEntry,
  EMPTY_ACCOUNT,
  EMPTY_CPD,
  MOST_ENTRIES,
  type RevalidationAnswers,
} from './questions';

const noted = (text: string | null, fault: string | null): About => ({ text, notes: fault === null ? [] : [fault] });

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
  const aboutLearning = useMemo(
    () =>
      ofEntry((entry: CpdEntry) => {
        const { date, hours } = valuesIn(CPD_QUESTIONS, entry);
        const amount = hours === null ? entry.hours : numberText(hours);
        const parts = [date && dayText(date), amount && `${CPD_QUESTIONS.hours.label}: ${amount}`];
        return noted(parts.filter(Boolean).join(', '), notCountedText(checkCpd(entry, begins, today)));
      }),
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
        about={(account) => noted(accountSource(account), accountFaultText(account))}
        empty={EMPTY_ACCOUNT}
        entries={data.accounts}
        onEntries={(update) => change((all) => ({ ...all, accounts: update(all.accounts) }))}
      />
    </>
  );
});
