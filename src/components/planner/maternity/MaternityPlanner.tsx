import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useFocusNext } from '../../../hooks/use-focus-next';
import { useLeaveQuestion } from '../../../hooks/use-leave-question';
import { useToday } from '../../../hooks/use-today';
import { REPLACED, useToolData } from '../../../hooks/use-tool-data';
import type { Fact } from '../../../planners/facts';
import { planMaternity } from '../../../planners/maternity/plan';
import { MATERNITY_QUESTIONS, type MaternityEntries, NO_ENTRIES } from '../../../planners/maternity/questions';
import { answersFrom, MATERNITY_FORMAT, maternityLimits } from '../../../planners/maternity/read-answers';
import { MATERNITY_PLANNER } from '../../../routes';
import { Section } from '../../ui/Section';
import { KeepBar } from '../KeepBar';
import { KeptNotice } from '../KeptNotice';
import { QuestionForm } from '../QuestionForm';
import { FORM_ID } from '../results/form-id';
import { dateRows } from './date-rows';
import { MaternityExample } from './MaternityExample';
import { MaternityResults } from './MaternityResults';
import { Stack } from './Stack';
import { Summary } from './Summary';

interface MaternityPlannerProps {
  readonly words: Queries.MaternityPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment;
  readonly facts: readonly Fact[];
}

/** Rendered even while it is empty: some screen readers do not announce a live region that appears together with its text. */
const Status = styled('p')(({ theme }) => theme.typography.subtitle1);

/** The plan that follows from entries, or null while they are not complete. */
function usePlan(entries: MaternityEntries | null, facts: readonly Fact[]) {
  return useMemo(() => {
    const answers = entries && answersFrom(entries, facts);
    return answers && planMaternity(answers, facts);
  }, [entries, facts]);
}

/** The maternity planner: questions, and what follows from the answers. All of it happens on the visitor's device. */
export const MaternityPlanner = withHydrationBoundary(function MaternityPlanner(props: MaternityPlannerProps) {
  const { words, shared, facts } = props;
  const tool = useToolData(MATERNITY_FORMAT, NO_ENTRIES);
  const today = useToday();
  const [results, focusResults] = useFocusNext<HTMLHeadingElement>();
  const [accepted, setAccepted] = useState<MaternityEntries | null>(null);
  const { data, notice } = tool;
  const shown = data === NO_ENTRIES ? null : accepted;
  // Whoever has the results can copy or print them; what is half answered would be gone.
  useLeaveQuestion(tool.isAtRisk && shown !== data);
  const plan = usePlan(shown, facts);
  const rows = useMemo(() => plan && dateRows(plan, words.results.dates), [plan, words]);

  // Kept or saved answers are shown with their results immediately; of those that were cleared, nothing stays.
  useEffect(() => {
    if (notice === 'cleared') setAccepted(null);
    if (REPLACED.includes(notice)) setAccepted(data);
  }, [notice, data]);
  const show = (): void => {
    setAccepted(data);
    focusResults();
  };

  return (
    <>
      <Section width="start" space="first" labelledBy={FORM_ID}>
        <Stack>
          <h2 id={FORM_ID} tabIndex={-1}>
            {words.form.title}
          </h2>
          <KeptNotice text={shared.keep.kept} day={tool.keptOn} />
          <p>{shared.privacy}</p>
          <noscript>
            <p>{shared.noScript}</p>
          </noscript>
          <QuestionForm
            table={MATERNITY_QUESTIONS}
            copy={words}
            shared={shared}
            entries={data}
            onEntry={(id, text) => tool.change((entries) => ({ ...entries, [id]: text }))}
            limits={maternityLimits(data, facts)}
            revision={tool.revision}
            isReplaced={REPLACED.includes(notice)}
            submit={words.form.submit}
            path={MATERNITY_PLANNER}
            onAccept={show}
          />
          <Status role="status">
            {plan && shown === data && <Summary plan={plan} words={words.results} />}
            {plan && shown !== data && words.form.changed}
          </Status>
          <KeepBar words={shared} tool={tool} />
        </Stack>
      </Section>
      {plan && rows && today && (
        <MaternityResults
          plan={plan}
          rows={rows}
          words={words}
          shared={shared.results}
          today={today}
          heading={results}
        />
      )}
      <MaternityExample
        example={words.example}
        words={words.results}
        shared={shared.results}
        facts={facts}
        isFolded={plan !== null}
      />
    </>
  );
});
