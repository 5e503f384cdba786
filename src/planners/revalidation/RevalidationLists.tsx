import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EntryEditor } from '../shared/EntryEditor';
import type { PlannerListsProps } from '../shared/planner-definition';
import { valuesIn } from '../shared/read-answers';
import { dayText, numberText } from '../shared/value-texts';
import { checkCpd, notCountedText } from './learning';
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

/** The editors for learning and reflective accounts. */
export function RevalidationLists({
  data,
  change,
  revision,
  path,
  facts,
  today,
}: PlannerListsProps<RevalidationAnswers>) {
  const editor = { warning: messages.patients, most: MOST_ENTRIES, path };
  const begins = today && beginsOn(data, facts, today);
  const aboutLearning = (entry: CpdEntry): ReactNode => {
    const { date, hours } = valuesIn(CPD_QUESTIONS, entry);
    const amount = hours === null ? entry.hours : numberText(hours);
    const parts = [date && dayText(date), amount && `${CPD_QUESTIONS.hours.label}: ${amount}`];
    return <About text={parts.filter(Boolean).join(', ')} fault={notCountedText(checkCpd(entry, begins, today))} />;
  };
  const aboutAccount = (account: AccountEntry): ReactNode => {
    const source = accountSource(account);
    return <About text={source} fault={source ? null : messages.accounts.notCounted} />;
  };
  return (
    <>
      <EntryEditor
        key={`cpd-${revision}`}
        {...editor}
        messages={messages.cpd}
        table={CPD_QUESTIONS}
        prefix="cpd-"
        limitsOf={(draft) => ({ participatory: { max: valuesIn(CPD_QUESTIONS, draft).hours ?? 0 } })}
        titleOf={({ topic }) => topic}
        about={aboutLearning}
        empty={EMPTY_CPD}
        list={{ entries: data.cpd, draft: data.cpdDraft }}
        onList={(update) =>
          change((all) => {
            const { entries, draft } = update({ entries: all.cpd, draft: all.cpdDraft });
            return { ...all, cpd: entries, cpdDraft: draft };
          })
        }
      />
      <EntryEditor
        key={`accounts-${revision}`}
        {...editor}
        messages={messages.accounts}
        table={ACCOUNT_QUESTIONS}
        prefix="account-"
        titleOf={({ title }) => title}
        about={aboutAccount}
        empty={EMPTY_ACCOUNT}
        list={{ entries: data.accounts, draft: data.accountDraft }}
        onList={(update) =>
          change((all) => {
            const { entries, draft } = update({ entries: all.accounts, draft: all.accountDraft });
            return { ...all, accounts: entries, accountDraft: draft };
          })
        }
      />
    </>
  );
}
