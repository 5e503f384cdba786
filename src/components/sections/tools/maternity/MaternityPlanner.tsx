import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withHydrationBoundary } from '../../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useSiteSettings } from '../../../../hooks/use-site-settings';
import { useToday } from '../../../../hooks/use-today';
import { REPLACED, useToolData } from '../../../../hooks/use-tool-data';
import { MATERNITY_PLANNER } from '../../../../routes';
import type { MaternityFigures } from '../../../../tools/maternity/figures';
import { planMaternity } from '../../../../tools/maternity/plan';
import { answersFrom, type MaternityEntries, NO_ENTRIES, problemsIn } from '../../../../tools/maternity/read-answers';
import { MATERNITY_FORMAT } from '../../../../tools/maternity/saved-plan';
import { Section } from '../../../ui/Section';
import { KeepBar } from '../KeepBar';
import { ResultActions } from '../ResultActions';
import { ToolForm } from '../ToolForm';
import { calendarOf } from './calendar-of';
import { dateRows } from './date-rows';
import { errorOf } from './error-texts';
import { MaternityFields } from './MaternityFields';
import { MaternityResults } from './MaternityResults';
import { Stack } from './Stack';
import { Summary } from './Summary';

interface MaternityPlannerProps {
  readonly words: Queries.MaternityWordsFragment;
  readonly shared: Queries.ToolWordsFragment;
  readonly figures: MaternityFigures;
}

/** Rendered even while it is empty: some screen readers do not announce a live region that appears together with its text. */
const Status = styled('p')(({ theme }) => theme.typography.subtitle1);

/** The plan that follows from entries, or null while they are not complete. */
function usePlan(entries: MaternityEntries | null, figures: MaternityFigures) {
  return useMemo(() => {
    const answers = entries && answersFrom(entries, figures);
    return answers && planMaternity(answers, figures);
  }, [entries, figures]);
}

/** The maternity planner: questions, and what follows from the answers. All of it happens on the visitor's device. */
export const MaternityPlanner = withHydrationBoundary(function MaternityPlanner(props: MaternityPlannerProps) {
  const { words, shared, figures } = props;
  const site = useSiteSettings();
  const ids = { form: useId(), results: useId() };
  const tool = useToolData(MATERNITY_FORMAT, NO_ENTRIES);
  const today = useToday();
  const results = useRef<HTMLHeadingElement>(null);
  const [accepted, setAccepted] = useState<MaternityEntries | null>(null);
  const { data, notice } = tool;
  const shown = data === NO_ENTRIES ? null : accepted;
  const plan = usePlan(shown, figures);
  const rows = useMemo(() => plan && dateRows(plan, words.results.dates, figures), [plan, words, figures]);

  // Kept or saved answers are shown with their results immediately; of those that were cleared, nothing stays.
  useEffect(() => {
    if (notice === 'cleared') setAccepted(null);
    if (REPLACED.includes(notice)) setAccepted(data);
  }, [notice, data]);
  const show = (): void => {
    flushSync(() => setAccepted(data));
    results.current?.focus();
  };

  return (
    <>
      <Section width="narrow" space="first" labelledBy={ids.form}>
        <Stack>
          <h2 id={ids.form}>{words.form.title}</h2>
          <p>{shared.privacy}</p>
          <noscript>
            <p>{shared.noScript}</p>
          </noscript>
          <ToolForm
            words={shared.errors}
            revision={tool.revision}
            submit={words.form.submit}
            path={MATERNITY_PLANNER}
            check={() => problemsIn(data, figures).map((problem) => errorOf(problem, words.errors, site.language))}
            onAccept={show}
          >
            {(errors) => (
              <MaternityFields
                words={words.form}
                figures={figures}
                entries={data}
                onEntry={(field, value) => tool.change((entries) => ({ ...entries, [field]: value }))}
                errors={errors}
              />
            )}
          </ToolForm>
          <Status role="status">
            {plan && shown === data && <Summary plan={plan} words={words.results} />}
            {plan && shown !== data && words.form.changed}
          </Status>
          <KeepBar words={shared} tool={tool} />
        </Stack>
      </Section>
      {plan && rows && (
        <div data-print="sheet">
          <Section space="last" labelledBy={ids.results}>
            <Stack>
              <h2 id={ids.results} ref={results} tabIndex={-1}>
                {words.results.title}
              </h2>
              <p>
                <Summary plan={plan} words={words.results} />
              </p>
              <ResultActions
                words={shared.results}
                fileName={words.fileName}
                calendar={() => calendarOf(rows, { words, site, path: MATERNITY_PLANNER, moment: new Date() })}
              />
              <MaternityResults plan={plan} rows={rows} figures={figures} words={words.results} today={today} />
            </Stack>
          </Section>
        </div>
      )}
    </>
  );
});
