import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, useDeferredValue, useEffect, useMemo } from 'react';
import { InPlaceLink, stored } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Boundary } from '../../components/ui/Boundary';
import { Section } from '../../components/ui/Section';
import { plannerPath } from '../../routes';
import { count } from '../../statistics/count';
import { stack } from '../../theme/mixins';
import type { Day } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { PLANNER_FORM_ID, PLANNER_QUESTIONS_ID, PLANNER_RESULTS_ID } from '../../utils/page-ids';
import { PLANNER_MESSAGES } from './messages';
import { PersistenceBar } from './PersistenceBar';
import { PlannerExample } from './PlannerExample';
import type { PlannerDefinition } from './planner-definition';
import type { PlannerSource } from './planner-source';
import { QuestionForm } from './QuestionForm';
import type { AnswersOf, IdOf, Questions } from './questions';
import { answersSummary } from './read-answers';
import { ResultSheet, type ResultSheetProps } from './results/ResultSheet';
import { REPLACED, useAnswers } from './use-answers';
import { useFocusNext } from './use-focus-next';
import { type Outcome, usePlan } from './use-plan';
import { dayText } from './value-texts';

const { noScript, persistence, privacy } = PLANNER_MESSAGES;

const Submit = styled('div')({ '@media (scripting: none)': { display: 'none' } });

/** Rendered even while empty: some screen readers don't announce a live region that appears together with its text. */
const Status = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, '&:empty': { position: 'absolute' } }));

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  // biome-ignore lint/plugin: this is how a page has the browser ask; no link is pressed
  event.preventDefault();
}

/** Makes the browser ask before the page is closed or left for another site. Browsers ask only if the page has been used. */
function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isAsked]);
}

/** Shows results; the surrounding boundary reports a failure. */
function Results({ of, ...props }: { readonly of: Outcome } & Omit<ResultSheetProps, 'results'>) {
  if ('error' in of) throw of.error;
  return <ResultSheet {...props} results={of.value} />;
}

interface ReturnedProps {
  /** The day on which the answers were last stored; null if they are not, or it is not known. */
  readonly saved: Day | null;
  readonly path: string;
  /** Leads to the plan; null if there is none. */
  readonly onGoTo: (() => void) | null;
}

/** For returning visitors: whose answers these are, and a link to their plan. */
function Returned({ saved, path, onGoTo }: ReturnedProps) {
  return (
    <Alert severity="success">
      <AlertTitle>{saved ? fillTemplate(persistence.kept, { date: dayText(saved) }) : persistence.current}</AlertTitle>
      {onGoTo && (
        <InPlaceLink to={`${path}#${PLANNER_RESULTS_ID}`} onPress={onGoTo}>
          {persistence.goTo}
        </InPlaceLink>
      )}
    </Alert>
  );
}

/**
 * A planner: questions, results, an example, all on the visitor's device. Every planner has the same order: questions,
 * lists, the one main button, actions on the answers, results, example.
 */
function Planner<Table extends Questions, Data extends AnswersOf<Table>, Plan>({
  source,
  definition,
}: {
  readonly source: PlannerSource;
  readonly definition: PlannerDefinition<Table, Data, Plan>;
}) {
  const { facts } = source;
  const { format, table, messages, limitsOf, Lists } = definition;
  const { form, calendar } = messages;
  const path = plannerPath(format.tool);
  const current = useAnswers(format);
  const { data, change, notice, revision, kept, isRestored } = current;
  const { today, visible, isComplete, isCurrent, isLive, submit } = usePlan(definition, current, source);
  // No key waits for what stands below the fields.
  const later = useDeferredValue(current);
  const summary = visible && 'value' in visible.results && visible.results.value.summary;
  const [heading, focusHeading] = useFocusNext<HTMLHeadingElement>();
  // Results can be copied or printed, but half-finished answers would be lost, and lists take long to rewrite. Who has saved
  // them means to keep them, and the file may not have arrived.
  useLeaveQuestion(current.isAtRisk && (isLive || !isCurrent || current.isOffered));
  // Later than the results: a press on the button must not wait until React has hydrated all tables of the example.
  const isFolded = useDeferredValue(visible !== null);
  const example = useMemo(
    () => (
      <Boundary>
        <PlannerExample source={source} isFolded={isFolded} definition={definition} />
      </Boundary>
    ),
    [source, isFolded, definition],
  );

  const sheet = useMemo(
    () =>
      visible && (
        <Boundary>
          <Results
            of={visible.results}
            heading={heading}
            title={messages.results.title}
            lines={answersSummary(table, visible.answers)}
            today={visible.today}
            calendar={{ ...calendar, tool: format.tool }}
            answers={later}
            path={path}
          />
        </Boundary>
      ),
    [visible, heading, messages, table, calendar, format, later, path],
  );

  return (
    <>
      <Section width="start" space="first">
        <Box sx={stack('clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)')} data-print="no-sheet">
          <Box sx={stack('24px')} role="group" aria-labelledby={PLANNER_QUESTIONS_ID}>
            <Typography variant="h2" id={PLANNER_QUESTIONS_ID} tabIndex={-1} sx={{ outline: 0 }}>
              {form.title}
            </Typography>
            {/* The hydration plugin shows it to returning visitors while React starts. */}
            {today === null && (
              <div {...stored(current.storageKey)} suppressHydrationWarning>
                <Alert severity="success">
                  <AlertTitle>{persistence.opening}</AlertTitle>
                  {/* Keeps the room for the link to the plan. */}
                  <Box component="span" aria-hidden="true" sx={{ visibility: 'hidden' }}>
                    {persistence.goTo}
                  </Box>
                </Alert>
              </div>
            )}
            {isRestored && (
              <Returned saved={kept.state === 'on' ? kept.saved : null} path={path} onGoTo={visible && focusHeading} />
            )}
            <Typography sx={{ maxWidth: '42rem' }}>{privacy}</Typography>
            <noscript>
              <p>{noScript}</p>
            </noscript>
            <QuestionForm
              table={table}
              facts={facts}
              answers={data}
              onAnswer={(id, update) => change((latest) => ({ ...latest, [id]: update(latest[id as IdOf<Table>]) }))}
              limits={limitsOf?.(data, facts)}
              revision={revision}
              isReplaced={REPLACED.includes(notice)}
              id={PLANNER_FORM_ID}
              path={path}
              onAccept={() => {
                submit();
                count('Planner result', { planner: format.tool });
                focusHeading();
              }}
            />
          </Box>
          {Lists && <Lists data={data} change={change} revision={revision} path={path} facts={facts} today={today} />}
          {/* After the lists, because they count too. */}
          <Submit>
            <Button type="submit" form={PLANNER_FORM_ID}>
              {form.submit}
            </Button>
          </Submit>
          <Status role="status">
            {isComplete ? (isCurrent ? summary : form.changed) : visible && PLANNER_MESSAGES.results.before}
          </Status>
          <PersistenceBar answers={later} />
        </Box>
      </Section>
      {sheet}
      {example}
    </>
  );
}

/** A planner as a component; its example hydrates on its own. */
export function createPlanner<Table extends Questions, Data extends AnswersOf<Table>, Plan>(
  definition: PlannerDefinition<Table, Data, Plan>,
): ComponentType<PlannerSource> {
  return (source) => <Planner source={source} definition={definition} />;
}
