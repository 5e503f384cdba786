import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useFocusNext } from '../../../hooks/use-focus-next';
import { useLeaveQuestion } from '../../../hooks/use-leave-question';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { useToday } from '../../../hooks/use-today';
import { REPLACED, useToolData } from '../../../hooks/use-tool-data';
import type { Fact } from '../../../planners/facts';
import { MOST_ENTRIES, NO_ENTRIES, REVALIDATION_FORMAT } from '../../../planners/revalidation/entries';
import { planOf } from '../../../planners/revalidation/plan';
import { REVALIDATION_QUESTIONS } from '../../../planners/revalidation/questions';
import { REVALIDATION_PLANNER } from '../../../routes';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { KeepBar } from '../KeepBar';
import { KeptNotice } from '../KeptNotice';
import { QuestionForm } from '../QuestionForm';
import { FORM_ID } from '../results/form-id';
import { AccountsEditor } from './AccountsEditor';
import { CpdEditor } from './CpdEditor';
import { PlanResults } from './PlanResults';
import { summaryText } from './plan-texts';
import { WorkedExample } from './WorkedExample';

interface RevalidationPlannerProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment;
  readonly facts: readonly Fact[];
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 1.4rem + 2vw, 3rem)',
});

const Questions = styled('div')(({ theme }) => ({
  '& > h2': { ...theme.typography.h3, marginBottom: 16 },
  '@media (scripting: none)': { display: 'none' },
}));

const Submit = styled('div')({ '@media (scripting: none)': { display: 'none' } });

/** The id of the form of all questions that are no lists. */
const REGISTRATION = 'registration-form';

/** The revalidation planner: what is entered, and once the dates are known, where the revalidation is. */
export const RevalidationPlanner = withHydrationBoundary(function RevalidationPlanner(props: RevalidationPlannerProps) {
  const { words, shared, facts } = props;
  const { language } = useSiteSettings();
  const today = useToday();
  const { data, change, ...tool } = useToolData(REVALIDATION_FORMAT, NO_ENTRIES);
  const { notice, revision } = tool;
  // Lists that grow over three years take long to write again.
  useLeaveQuestion(tool.isAtRisk);
  const [isAsked, setIsAsked] = useState(false);
  const [heading, focusHeading] = useFocusNext<HTMLHeadingElement>();
  const found = useMemo(() => (today ? planOf(data, facts, today) : null), [data, facts, today]);
  const plan = isAsked ? found : null;

  // What was entered another time is shown with its results; after it was cleared, they have to be asked for again.
  useEffect(() => {
    if (notice === 'cleared') setIsAsked(false);
    if (REPLACED.includes(notice)) setIsAsked(true);
  }, [notice]);

  const editor = { warning: words.patients, shared, most: MOST_ENTRIES, path: REVALIDATION_PLANNER };
  const show = (): void => {
    setIsAsked(true);
    focusHeading();
  };
  return (
    <>
      <Section width="start">
        <Parts data-print="no-sheet">
          <KeptNotice text={shared.keep.kept} day={tool.keptOn} />
          <div>
            <p>{shared.privacy}</p>
            <noscript>
              <p>{shared.noScript}</p>
            </noscript>
          </div>
          <KeepBar words={shared} tool={tool} />
          <Questions role="group" aria-labelledby={FORM_ID}>
            <h2 id={FORM_ID} tabIndex={-1}>
              {words.form.title}
            </h2>
            <QuestionForm
              table={REVALIDATION_QUESTIONS}
              copy={words}
              shared={shared}
              entries={data}
              onEntry={(id, text) => change((entries) => ({ ...entries, [id]: text }))}
              revision={revision}
              isReplaced={REPLACED.includes(notice)}
              id={REGISTRATION}
              submit={null}
              path={REVALIDATION_PLANNER}
              onAccept={show}
            />
          </Questions>
          <CpdEditor
            key={`cpd-${revision}`}
            {...editor}
            words={words.cpd}
            entries={data.cpd}
            draft={data.cpdDraft}
            onDraft={(update) => change((entries) => ({ ...entries, cpdDraft: update(entries.cpdDraft) }))}
            changes={data.cpdChanges}
            onChanges={(update) => change((entries) => ({ ...entries, cpdChanges: update(entries.cpdChanges) }))}
            onChange={(update) => change((entries) => ({ ...entries, cpd: update(entries.cpd) }))}
          />
          <AccountsEditor
            key={`accounts-${revision}`}
            {...editor}
            words={words.accounts}
            entries={data.accounts}
            draft={data.accountDraft}
            onDraft={(update) => change((entries) => ({ ...entries, accountDraft: update(entries.accountDraft) }))}
            changes={data.accountChanges}
            onChanges={(update) =>
              change((entries) => ({ ...entries, accountChanges: update(entries.accountChanges) }))
            }
            onChange={(update) => change((entries) => ({ ...entries, accounts: update(entries.accounts) }))}
          />
          {/* After the lists, since they count too. */}
          <Submit>
            <Button type="submit" form={REGISTRATION}>
              {words.form.submit}
            </Button>
          </Submit>
        </Parts>
        <VisuallyHidden role="status">{plan && summaryText(plan, words.results, language)}</VisuallyHidden>
      </Section>
      {plan && today && (
        <PlanResults
          words={words}
          shared={shared.results}
          plan={plan}
          accounts={data.accounts}
          today={today}
          heading={heading}
        />
      )}
      <WorkedExample words={words} shared={shared.results} facts={facts} isFolded={plan !== null} />
    </>
  );
});
