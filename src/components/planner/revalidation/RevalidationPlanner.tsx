import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { Fact } from '../../../planners/facts';
import { answersIn } from '../../../planners/questions';
import { planOf } from '../../../planners/revalidation/plan';
import {
  ACCOUNT_QUESTIONS,
  CPD_QUESTIONS,
  type CpdEntry,
  EMPTY_ACCOUNT,
  EMPTY_CPD,
  type Entries,
  MOST_ENTRIES,
  NO_ENTRIES,
  REVALIDATION_FORMAT,
  REVALIDATION_QUESTIONS,
} from '../../../planners/revalidation/questions';
import { REVALIDATION_PLANNER } from '../../../routes';
import { EntryEditor } from '../EntryEditor';
import { Planner, type PlannerSource } from '../Planner';
import { revalidationResults } from './revalidation-results';

type Words = Queries.RevalidationPlannerCopyFieldsFragment;

function exampleOf({ example }: Words, facts: readonly Fact[]) {
  const { expiryMonth, expiryYear, hours, feedback, cpd, accounts, today } = example;
  const entries: Entries = {
    ...NO_ENTRIES,
    expiryMonth: String(expiryMonth),
    expiryYear: String(expiryYear),
    hours: String(hours),
    feedbackColleagues: String(feedback),
    cpd: cpd.map((entry, index) => ({
      ...entry,
      id: String(index),
      hours: String(entry.hours),
      participatory: String(entry.participatory),
    })),
    accounts: accounts.map((title, index) => ({ id: String(index), title, source: 'event' })),
    indemnity: 'yes',
  };
  return planOf(entries, facts, today);
}

/** The revalidation planner: its questions, and the results once the expiry date is known. */
export const RevalidationPlanner = withHydrationBoundary(function RevalidationPlanner(source: PlannerSource<Words>) {
  const { words, shared } = source;
  const { language } = useSiteSettings();
  const { calendar: name, fileName } = words.reminders;
  const editor = { warning: words.patients, shared, most: MOST_ENTRIES, path: REVALIDATION_PLANNER };
  const aboutLearning = (entry: CpdEntry): string => {
    const { date } = answersIn(CPD_QUESTIONS, entry);
    const parts = [date && dayText(date, language), entry.hours && `${words.cpd.hours.label}: ${entry.hours}`];
    return parts.filter(Boolean).join(', ');
  };
  return (
    <Planner
      {...source}
      path={REVALIDATION_PLANNER}
      format={REVALIDATION_FORMAT}
      empty={NO_ENTRIES}
      table={REVALIDATION_QUESTIONS}
      planOf={planOf}
      lists={({ data, change, revision }) => {
        const set =
          <Key extends keyof Entries>(key: Key) =>
          (update: (value: Entries[Key]) => Entries[Key]): void =>
            change((all) => ({ ...all, [key]: update(all[key]) }));
        return (
          <>
            <EntryEditor
              key={`cpd-${revision}`}
              {...editor}
              words={words.cpd}
              table={CPD_QUESTIONS}
              prefix="cpd-"
              limitsOf={(draft) => ({ participatory: { max: answersIn(CPD_QUESTIONS, draft).hours ?? 0 } })}
              titleOf={({ topic }) => topic}
              about={aboutLearning}
              empty={EMPTY_CPD}
              entries={data.cpd}
              onEntries={set('cpd')}
              draft={data.cpdDraft}
              onDraft={set('cpdDraft')}
              changes={data.cpdChanges}
              onChanges={set('cpdChanges')}
            />
            <EntryEditor
              key={`accounts-${revision}`}
              {...editor}
              words={words.accounts}
              table={ACCOUNT_QUESTIONS}
              prefix="account-"
              titleOf={({ title }) => title}
              about={({ source }) => words.accounts.sources.find(({ value }) => value === source)?.label}
              empty={EMPTY_ACCOUNT}
              entries={data.accounts}
              onEntries={set('accounts')}
              draft={data.accountDraft}
              onDraft={set('accountDraft')}
              changes={data.accountChanges}
              onChanges={set('accountChanges')}
            />
          </>
        );
      }}
      resultsOf={revalidationResults}
      calendar={{ name, fileName }}
      exampleOf={exampleOf}
      exampleLead={({ example }) => example.lead}
    />
  );
});
