import { answersIn } from '../../../planners/answers';
import { REVALIDATION_MESSAGES as messages } from '../../../planners/revalidation/messages';
import {
  ACCOUNT_QUESTIONS,
  accountSource,
  CPD_QUESTIONS,
  type CpdEntry,
  EMPTY_ACCOUNT,
  EMPTY_CPD,
  type Entries,
  MOST_ENTRIES,
} from '../../../planners/revalidation/questions';
import { dayText } from '../../../planners/value-texts';
import { plannerPath } from '../../../routes';
import { EntryEditor } from '../EntryEditor';
import type { PlannerListsProps } from '../planner-definition';

const cpdOf = ({ cpd, cpdDraft, cpdChanges }: Entries) => ({ entries: cpd, draft: cpdDraft, changes: cpdChanges });

const accountsOf = ({ accounts, accountDraft, accountChanges }: Entries) => ({
  entries: accounts,
  draft: accountDraft,
  changes: accountChanges,
});

/** The editors for learning and reflective accounts. */
export function RevalidationLists({ data, change, revision }: PlannerListsProps<Entries>) {
  const editor = { warning: messages.patients, most: MOST_ENTRIES, path: plannerPath('revalidation-planner') };
  const aboutLearning = (entry: CpdEntry): string => {
    const { date } = answersIn(CPD_QUESTIONS, entry);
    const parts = [date && dayText(date), entry.hours && `${CPD_QUESTIONS.hours.label}: ${entry.hours}`];
    return parts.filter(Boolean).join(', ');
  };
  return (
    <>
      <EntryEditor
        key={`cpd-${revision}`}
        {...editor}
        messages={messages.cpd}
        table={CPD_QUESTIONS}
        prefix="cpd-"
        limitsOf={(draft) => ({ participatory: { max: answersIn(CPD_QUESTIONS, draft).hours ?? 0 } })}
        titleOf={({ topic }) => topic}
        about={aboutLearning}
        empty={EMPTY_CPD}
        list={cpdOf(data)}
        onList={(update) =>
          change((all) => {
            const { entries: cpd, draft: cpdDraft, changes: cpdChanges } = update(cpdOf(all));
            return { ...all, cpd, cpdDraft, cpdChanges };
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
        about={accountSource}
        empty={EMPTY_ACCOUNT}
        list={accountsOf(data)}
        onList={(update) =>
          change((all) => {
            const { entries: accounts, draft: accountDraft, changes: accountChanges } = update(accountsOf(all));
            return { ...all, accounts, accountDraft, accountChanges };
          })
        }
      />
    </>
  );
}
