import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type FunctionComponent,
  type NamedExoticComponent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { type PlannerEntries, useEntries } from '../../hooks/use-entries';
import { useFocusNext } from '../../hooks/use-focus-next';
import { useHydrated } from '../../hooks/use-hydrated';
import { useLeaveQuestion } from '../../hooks/use-leave-question';
import { REPLACED } from '../../planners/entries-state';
import { type Fact, withFacts } from '../../planners/facts';
import { PLANNER_MESSAGES } from '../../planners/messages';
import { enteredSummary } from '../../planners/question-texts';
import type { EntriesOf, LimitsOf, Questions } from '../../planners/questions';
import type { SavedFormat } from '../../planners/saved-file';
import { stack } from '../../theme/mixins';
import { type Day, localDay } from '../../utils/calendar';
import { PLANNER_FORM_ID, PLANNER_QUESTIONS_ID } from '../../utils/page-ids';
import { PartBoundary } from '../ui/PartBoundary';
import { Section } from '../ui/Section';
import { withPart } from '../ui/with-part';
import { PersistenceBar } from './PersistenceBar';
import { QuestionForm } from './QuestionForm';
import { Details } from './results/Details';
import { type PlannerResults, ResultSections, type ResultSource } from './results/ResultSections';
import { ResultSheet, type ResultSheetProps } from './results/ResultSheet';
import { useValueWriter, type ValueWriter } from './results/write-values';

/** What the page of every planner gives it; everything else is in its definition. */
export interface PlannerSource {
  readonly facts: readonly Fact[];
  /** A sentence among the results that leads to an article, where the planner has a place for it. */
  readonly resultsArticle?: string | null;
}

/** The words of a planner that its shell shows itself. */
interface ShellMessages {
  readonly form: {
    readonly title: string;
    readonly submit: string;
    /**
     * What is said once an answer was changed after the results were asked for, which stay as they are. Without it the
     * results follow each change at once.
     */
    readonly changed?: string;
  };
  readonly results: { readonly title: string };
  /** Its lead says who it is about. */
  readonly example: { readonly title: string; readonly lead: string };
}

/** What a planner is made of: its questions, its rules, and what it shows. */
interface PlannerDefinition<Messages, Table extends Questions, Data extends EntriesOf<Table>, Plan> {
  /** The path of the page. */
  readonly path: string;
  /** How entries are saved. */
  readonly format: SavedFormat<Data>;
  readonly table: Table;
  /** Its words, which may name facts. */
  readonly messages: Messages;
  /** What some answers say about others. */
  readonly limitsOf?: (entries: Data, facts: readonly Fact[]) => LimitsOf<Table>;
  /** What follows from entries, or null while they are not complete. */
  readonly planOf: (entries: Data, facts: readonly Fact[], today: Day) => Plan | null;
  /** Editors of lists, between the questions and the button. */
  readonly Lists?: FunctionComponent<PlannerListsProps<Data>>;
  /** What is shown of a plan. */
  readonly resultsOf: (plan: Plan, source: ResultSource<Messages, Data>) => PlannerResults;
  /** The names of the calendar and of its file. */
  readonly calendar: { readonly name: string; readonly fileName: string };
  /** A plan of somebody else, which is complete without script. */
  readonly exampleOf: (facts: readonly Fact[]) => Plan | null;
  /** The values of the template that says who it is about, where it has any. */
  readonly exampleValues?: (write: ValueWriter) => Readonly<Record<string, ReactNode>>;
}

/** What the editors of a planner's lists get. */
export type PlannerListsProps<Data> = Pick<PlannerEntries<Data>, 'data' | 'change' | 'revision'>;

const { noScript, persistence, privacy } = PLANNER_MESSAGES;

const Sections = styled('div')(stack('clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)'));

const Form = styled('div')(({ theme }) => ({
  ...stack(24),
  '& > h2': { ...theme.typography.h2, outline: 0 },
  '& > p': { maxWidth: '42rem' },
}));

const Submit = styled('div')({ '@media (scripting: none)': { display: 'none' } });

/** Rendered even while it is empty: some screen readers do not announce a live region that appears together with its text. */
const Status = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, '&:empty': { position: 'absolute' } }));

/** A plan with its entries; while an answer is being written again, that of the last complete answers may stay. */
function usePlanOnScreen<Plan>(planNow: Plan | null, mayStay: boolean): Plan | null {
  const [planBefore, setPlanBefore] = useState(planNow);
  const plan = planNow ?? (mayStay ? planBefore : null);
  if (plan !== planBefore) setPlanBefore(plan);
  return plan;
}

/** What some work comes to, or why it failed. What is entered stays on the screen in either case. */
type Outcome<Value> = { readonly value: Value } | { readonly error: unknown };

/** Null where the work comes to nothing. */
function attempt<Value>(work: () => Value | null): Outcome<Value> | null {
  try {
    const value = work();
    return value === null ? null : { value };
  } catch (error) {
    return { error };
  }
}

/** What some work came to; throws why it failed, for the boundary around it. */
function successOf<Value>(outcome: Outcome<Value>): Value {
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

function summaryOf(results: Outcome<PlannerResults> | null): ReactNode {
  return results && 'value' in results ? results.value.summary : null;
}

/** Shows results; the boundary around them says where they failed. */
function Results({ of, ...props }: { readonly of: Outcome<PlannerResults> } & Omit<ResultSheetProps, 'results'>) {
  return <ResultSheet {...props} results={successOf(of)} />;
}

interface ExampleProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly results: PlannerResults;
  /** Folded once there are results of the visitor's own. */
  readonly isFolded: boolean;
  readonly write: ValueWriter;
}

/** What a planner shows for somebody else, which is complete without script. */
function Example({ title, lead, results, isFolded, write }: ExampleProps) {
  const heading = useId();
  return (
    <div data-print="no-sheet">
      <Section space="first" labelledBy={heading}>
        <Details title={title} headingId={heading} isOpen={!isFolded}>
          <p>{lead}</p>
          {results.summary && <p>{results.summary}</p>}
          <ResultSections results={results} write={write} />
        </Details>
      </Section>
    </div>
  );
}

/**
 * A planner: questions, what follows from the answers, an example. All of it happens on the visitor's device. The order is
 * the same in every planner: questions, lists, the one main button, what can be done with the entries, results, example.
 */
function Planner<Messages extends ShellMessages, Table extends Questions, Data extends EntriesOf<Table>, Plan>({
  facts,
  resultsArticle,
  definition,
}: PlannerSource & { readonly definition: PlannerDefinition<Messages, Table, Data, Plan> }) {
  const { path, format, table, limitsOf, planOf, resultsOf, exampleOf, Lists } = definition;
  const messages = useMemo(() => withFacts(definition.messages, facts), [definition, facts]);
  const { changed } = messages.form;
  const write = useValueWriter();
  // In the visitor's time zone; null on the server and while its markup is hydrated.
  const today = useHydrated() ? localDay(new Date()) : null;
  const current = useEntries(format);
  const [heading, focusHeading] = useFocusNext<HTMLHeadingElement>();
  const [submitted, setSubmitted] = useState<Data | null>(null);
  const { data, change, notice, revision } = current;
  const isLive = changed === undefined;
  /** What the results follow from; null until they are asked for. */
  const entries = data === format.empty ? null : submitted && isLive ? data : submitted;
  // Results can be copied or printed; what is half answered would be gone, and lists take long to write again.
  useLeaveQuestion(current.isAtRisk && (isLive || entries !== data));
  const planNow = useMemo(() => {
    const plan = entries && today && attempt(() => planOf(entries, facts, today));
    return plan && entries ? { plan, entries } : null;
  }, [entries, facts, today, planOf]);
  const onScreen = usePlanOnScreen(planNow, isLive && entries !== null);
  // All tables of a plan are in them; they are not made again with each letter that is typed.
  const source = useMemo(
    () => ({ messages, write, change, resultsArticle }),
    [messages, write, change, resultsArticle],
  );
  const results = useMemo(
    () => onScreen && attempt(() => resultsOf(successOf(onScreen.plan), { ...source, today, entries })),
    [onScreen, entries, today, source, resultsOf],
  );
  const exampleResults = useMemo(() => {
    const example = exampleOf(facts);
    return example && resultsOf(example, { ...source, today: null, entries: null });
  }, [facts, source, exampleOf, resultsOf]);

  // Kept or saved answers are shown with their results immediately; of those that were cleared, nothing stays.
  useEffect(() => {
    if (notice === 'cleared') setSubmitted(null);
    if (REPLACED.includes(notice)) setSubmitted(data);
  }, [notice, data]);

  return (
    <>
      <Section width="start" space="first">
        <Sections data-print="no-sheet">
          <Form role="group" aria-labelledby={PLANNER_QUESTIONS_ID}>
            <h2 id={PLANNER_QUESTIONS_ID} tabIndex={-1}>
              {messages.form.title}
            </h2>
            {/* For a visitor who comes back. */}
            {current.keptOn && (
              <Alert severity="success">
                <AlertTitle>{write.fill(persistence.kept, { date: write.day(current.keptOn) })}</AlertTitle>
              </Alert>
            )}
            <p>{privacy}</p>
            <noscript>
              <p>{noScript}</p>
            </noscript>
            <QuestionForm
              table={table}
              facts={facts}
              entries={data}
              onEntry={(id, text) => change((latest) => ({ ...latest, [id]: text }))}
              limits={limitsOf?.(data, facts)}
              revision={revision}
              isReplaced={REPLACED.includes(notice)}
              id={PLANNER_FORM_ID}
              path={path}
              onAccept={() => {
                setSubmitted(data);
                focusHeading();
              }}
            />
          </Form>
          {Lists && <Lists data={data} change={change} revision={revision} />}
          {/* After the lists, since they count too. */}
          <Submit>
            <Button type="submit" form={PLANNER_FORM_ID}>
              {messages.form.submit}
            </Button>
          </Submit>
          <Status role="status">{planNow && (entries === data ? summaryOf(results) : changed)}</Status>
          <PersistenceBar entries={current} />
        </Sections>
      </Section>
      {onScreen && results && today && (
        <PartBoundary>
          <Results
            of={results}
            heading={heading}
            title={messages.results.title}
            lines={enteredSummary(table, onScreen.entries, write.language)}
            today={today}
            calendar={{ ...definition.calendar, tool: format.tool }}
            path={path}
            write={write}
          />
        </PartBoundary>
      )}
      {exampleResults && (
        <Example
          title={messages.example.title}
          lead={write.fill(messages.example.lead, definition.exampleValues?.(write) ?? {})}
          results={exampleResults}
          isFolded={onScreen !== null}
          write={write}
        />
      )}
    </>
  );
}

/** A planner as a component that hydrates on its own. */
export function createPlanner<
  Messages extends ShellMessages,
  Table extends Questions,
  Data extends EntriesOf<Table>,
  Plan,
>(definition: PlannerDefinition<Messages, Table, Data, Plan>): NamedExoticComponent<PlannerSource> {
  return withPart((source) => <Planner {...source} definition={definition} />);
}
