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
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useFocusNext } from '../../hooks/use-focus-next';
import { useHydrated } from '../../hooks/use-hydrated';
import { useLeaveQuestion } from '../../hooks/use-leave-question';
import { REPLACED, type ToolData, useToolData } from '../../hooks/use-tool-data';
import type { Fact } from '../../planners/facts';
import { enteredSummary } from '../../planners/question-texts';
import type { EntriesOf, LimitsOf, Questions } from '../../planners/questions';
import type { SavedFormat } from '../../planners/saved-file';
import { stack } from '../../theme/mixins';
import { type Day, localDay } from '../../utils/calendar';
import { PLANNER_FORM_ID, PLANNER_QUESTIONS_ID } from '../../utils/page-ids';
import { Section } from '../ui/Section';
import { KeepBar } from './KeepBar';
import { QuestionForm } from './QuestionForm';
import { Details } from './results/Details';
import { type PlannerResults, ResultParts, type ResultSource } from './results/ResultParts';
import { ResultSheet } from './results/ResultSheet';
import { useValueWriter, type ValueWriter } from './results/write-values';

/** What the page of every planner gives it. */
interface PlannerSource<Copy> {
  readonly copy: Copy;
  readonly shared: Queries.ToolTextFieldsFragment;
  readonly facts: readonly Fact[];
}

/** The words of a planner that its shell shows itself. */
interface PlannerCopy {
  readonly form: { readonly title: string; readonly submit: string };
  readonly results: { readonly title: string };
  /** Its lead says who it is about. */
  readonly example: { readonly title: string; readonly lead: string };
}

/** What a planner is made of: its questions, its rules, and what it shows. */
interface PlannerDefinition<Copy, Table extends Questions<Copy>, Data extends EntriesOf<Table>, Plan> {
  /** The path of the page. */
  readonly path: string;
  /** How entries are saved. */
  readonly format: SavedFormat<Data>;
  readonly table: Table;
  /** What some answers say about others. */
  readonly limitsOf?: (entries: Data, facts: readonly Fact[]) => LimitsOf<Table>;
  /** What follows from entries, or null while they are not complete. */
  readonly planOf: (entries: Data, facts: readonly Fact[], today: Day, copy: Copy) => Plan | null;
  /**
   * What is said once an answer was changed after the results were asked for, which stay as they are. Without it the
   * results follow each change at once.
   */
  readonly changed?: (copy: Copy) => string;
  /** Editors of lists, between the questions and the button. */
  readonly Lists?: FunctionComponent<PlannerListsProps<Copy, Data>>;
  /** What is shown of a plan. */
  readonly resultsOf: (plan: Plan, source: ResultSource<Copy, Data>) => PlannerResults;
  /** The names of the calendar and of its file. */
  readonly calendarOf: (copy: Copy) => { readonly name: string; readonly fileName: string };
  /** A plan of somebody else, which is complete without script. */
  readonly exampleOf: (copy: Copy, facts: readonly Fact[]) => Plan | null;
  /** The values of the template that says who it is about, where it has any. */
  readonly exampleValues?: (copy: Copy, write: ValueWriter) => Readonly<Record<string, ReactNode>>;
}

/** What the editors of a planner's lists get. */
export interface PlannerListsProps<Copy, Data> extends Pick<ToolData<Data>, 'data' | 'change' | 'revision'> {
  readonly copy: Copy;
  readonly shared: Queries.ToolTextFieldsFragment;
}

const Parts = styled('div')(stack('clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)'));

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

interface ExampleProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly results: PlannerResults;
  /** Folded once there are results of the visitor's own. */
  readonly isFolded: boolean;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly write: ValueWriter;
}

/** What a planner shows for somebody else, which is complete without script. */
function Example({ title, lead, results, isFolded, shared, write }: ExampleProps) {
  const heading = useId();
  return (
    <div data-print="no-sheet">
      <Section space="first" labelledBy={heading}>
        <Details title={title} headingId={heading} isOpen={!isFolded}>
          <p>{lead}</p>
          {results.summary && <p>{results.summary}</p>}
          <ResultParts results={results} shared={shared} write={write} />
        </Details>
      </Section>
    </div>
  );
}

/**
 * A planner: questions, what follows from the answers, an example. All of it happens on the visitor's device. The order is
 * the same in every planner: questions, lists, the one main button, what can be done with the entries, results, example.
 */
function Planner<Copy extends PlannerCopy, Table extends Questions<Copy>, Data extends EntriesOf<Table>, Plan>({
  copy,
  shared,
  facts,
  definition,
}: PlannerSource<Copy> & { readonly definition: PlannerDefinition<Copy, Table, Data, Plan> }) {
  const { path, format, table, limitsOf, planOf, resultsOf, exampleOf, Lists } = definition;
  const changed = definition.changed?.(copy);
  const write = useValueWriter();
  // In the visitor's time zone; null on the server and while its markup is hydrated.
  const today = useHydrated() ? localDay(new Date()) : null;
  const tool = useToolData(format);
  const [heading, focusHeading] = useFocusNext<HTMLHeadingElement>();
  const [submitted, setSubmitted] = useState<Data | null>(null);
  const { data, change, notice, revision } = tool;
  const isLive = changed === undefined;
  /** What the results follow from; null until they are asked for. */
  const entries = data === format.empty ? null : submitted && isLive ? data : submitted;
  // Results can be copied or printed; what is half answered would be gone, and lists take long to write again.
  useLeaveQuestion(tool.isAtRisk && (isLive || entries !== data));
  const planNow = useMemo(() => {
    const plan = entries && today && planOf(entries, facts, today, copy);
    return plan && entries ? { plan, entries } : null;
  }, [entries, facts, today, copy, planOf]);
  const onScreen = usePlanOnScreen(planNow, isLive && entries !== null);
  // All tables of a plan are in them; they are not made again with each letter that is typed.
  const source = useMemo(() => ({ copy, shared, write, change }), [copy, shared, write, change]);
  const results = useMemo(
    () => onScreen && resultsOf(onScreen.plan, { ...source, today, entries }),
    [onScreen, entries, today, source, resultsOf],
  );
  const exampleResults = useMemo(() => {
    const example = exampleOf(copy, facts);
    return example && resultsOf(example, { ...source, today: null, entries: null });
  }, [copy, facts, source, exampleOf, resultsOf]);

  // Kept or saved answers are shown with their results immediately; of those that were cleared, nothing stays.
  useEffect(() => {
    if (notice === 'cleared') setSubmitted(null);
    if (REPLACED.includes(notice)) setSubmitted(data);
  }, [notice, data]);

  return (
    <>
      <Section width="start" space="first">
        <Parts data-print="no-sheet">
          <Form role="group" aria-labelledby={PLANNER_QUESTIONS_ID}>
            <h2 id={PLANNER_QUESTIONS_ID} tabIndex={-1}>
              {copy.form.title}
            </h2>
            {/* For a visitor who comes back. */}
            {tool.keptOn && (
              <Alert severity="success">
                <AlertTitle>{write.fill(shared.keep.kept, { date: write.day(tool.keptOn) })}</AlertTitle>
              </Alert>
            )}
            <p>{shared.privacy}</p>
            <noscript>
              <p>{shared.noScript}</p>
            </noscript>
            <QuestionForm
              table={table}
              copy={copy}
              shared={shared}
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
          {Lists && <Lists copy={copy} shared={shared} data={data} change={change} revision={revision} />}
          {/* After the lists, since they count too. */}
          <Submit>
            <Button type="submit" form={PLANNER_FORM_ID}>
              {copy.form.submit}
            </Button>
          </Submit>
          <Status role="status">{planNow && (entries === data ? results?.summary : changed)}</Status>
          <KeepBar copy={shared} tool={tool} />
        </Parts>
      </Section>
      {onScreen && results && today && (
        <ResultSheet
          heading={heading}
          title={copy.results.title}
          results={results}
          lines={enteredSummary<Copy, Table>(table, onScreen.entries, copy, write.language)}
          today={today}
          calendar={{ ...definition.calendarOf(copy), tool: format.tool }}
          path={path}
          shared={shared.results}
          write={write}
        />
      )}
      {exampleResults && (
        <Example
          title={copy.example.title}
          lead={write.fill(copy.example.lead, definition.exampleValues?.(copy, write) ?? {})}
          results={exampleResults}
          isFolded={onScreen !== null}
          shared={shared.results}
          write={write}
        />
      )}
    </>
  );
}

/** A planner as a component that hydrates on its own. */
export function createPlanner<
  Copy extends PlannerCopy,
  Table extends Questions<Copy>,
  Data extends EntriesOf<Table>,
  Plan,
>(definition: PlannerDefinition<Copy, Table, Data, Plan>): NamedExoticComponent<PlannerSource<Copy>> {
  return withHydrationBoundary((source) => <Planner {...source} definition={definition} />);
}
