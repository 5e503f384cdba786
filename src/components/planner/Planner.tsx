import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFocusNext } from '../../hooks/use-focus-next';
import { useLeaveQuestion } from '../../hooks/use-leave-question';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { useToday } from '../../hooks/use-today';
import { REPLACED, type ToolData, useToolData } from '../../hooks/use-tool-data';
import type { LimitsOf } from '../../planners/answers';
import type { Fact } from '../../planners/facts';
import { enteredSummary } from '../../planners/question-texts';
import type { EntriesOf, Questions } from '../../planners/questions';
import type { SavedFormat } from '../../planners/saved-file';
import type { Day } from '../../utils/calendar';
import { PLANNER_FORM_ID, PLANNER_QUESTIONS_ID } from '../../utils/page-ids';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { KeepBar } from './KeepBar';
import { KeptNotice } from './KeptNotice';
import { QuestionForm } from './QuestionForm';
import type { SheetFrame } from './results/ResultSheet';

/** What the page of every planner gives it. */
export interface PlannerSource<Copy> {
  readonly words: Copy;
  readonly shared: Queries.ToolTextFieldsFragment;
  readonly facts: readonly Fact[];
}

/** A plan, with what its results are shown by. */
export interface PlannerOutcome<Data, Plan> {
  readonly plan: Plan;
  /** The entries from which it follows. */
  readonly entries: Data;
  /** Changes what is entered, such as a tick among the results. */
  readonly change: ToolData<Data>['change'];
  readonly today: Day;
  /** For the sheet of the results. */
  readonly sheet: SheetFrame;
}

/** The words of a planner that its shell shows itself. */
interface PlannerCopy {
  readonly form: { readonly title: string; readonly submit: string };
  readonly results: { readonly title: string };
}

interface PlannerProps<Copy, Table extends Questions<Copy>, Data extends EntriesOf<Table>, Plan>
  extends PlannerSource<Copy> {
  /** The path of the page. */
  readonly path: string;
  /** How entries are saved; the same object in every render. */
  readonly format: SavedFormat<Data>;
  /** Nothing entered yet; the same object in every render. */
  readonly empty: Data;
  readonly table: Table;
  /** What some answers say about others. */
  readonly limitsOf?: (entries: Data, facts: readonly Fact[]) => LimitsOf<Table>;
  /** What follows from entries, or null while they are not complete; the same function in every render. */
  readonly planOf: (entries: Data, facts: readonly Fact[], today: Day) => Plan | null;
  /**
   * What is said once an answer was changed after the results were asked for, which stay as they are. Without it the
   * results follow each change at once.
   */
  readonly changed?: string;
  /** Editors of lists, between the questions and the button. */
  readonly lists?: (tool: Pick<ToolData<Data>, 'data' | 'change' | 'revision'>) => ReactNode;
  /** The result in one sentence. */
  readonly summary: (plan: Plan) => ReactNode;
  /** A `ResultSheet`. */
  readonly results: (outcome: PlannerOutcome<Data, Plan>) => ReactNode;
  /** A `PlannerExample`, folded once there are results of the visitor's own. */
  readonly example: (isFolded: boolean) => ReactNode;
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
});

const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > h2': { ...theme.typography.h2, outline: 0 },
  '& > p': { maxWidth: '42rem' },
}));

const Submit = styled('div')({ '@media (scripting: none)': { display: 'none' } });

/** Rendered even while it is empty: some screen readers do not announce a live region that appears together with its text. */
const Status = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, '&:empty': { position: 'absolute' } }));

/**
 * A planner: questions, what follows from the answers, an example. All of it happens on the visitor's device. The order is
 * the same in every planner: questions, lists, the one main button, what can be done with the entries, results, example.
 */
export function Planner<Copy extends PlannerCopy, Table extends Questions<Copy>, Data extends EntriesOf<Table>, Plan>(
  props: PlannerProps<Copy, Table, Data, Plan>,
) {
  const { words, shared, facts, path, format, empty, table, limitsOf, planOf, changed } = props;
  const { language } = useSiteSettings();
  const today = useToday();
  const tool = useToolData(format, empty);
  const [heading, focusHeading] = useFocusNext<HTMLHeadingElement>();
  const [accepted, setAccepted] = useState<Data | null>(null);
  const { data, change, notice, revision } = tool;
  const isLive = changed === undefined;
  const asked = isLive && accepted ? data : accepted;
  const shown = data === empty ? null : asked;
  // Results can be copied or printed; what is half answered would be gone, and lists take long to write again.
  useLeaveQuestion(tool.isAtRisk && (isLive || shown !== data));
  const plan = useMemo(() => shown && today && planOf(shown, facts, today), [shown, facts, today, planOf]);
  // While an answer of a live planner is being written again, the results of the last complete answers stay.
  const [latest, setLatest] = useState<{ readonly plan: Plan; readonly entries: Data } | null>(null);
  const current = plan && shown ? { plan, entries: shown } : null;
  const results = current ?? (isLive && shown ? latest : null);
  if (results?.plan !== latest?.plan) setLatest(results);

  // Kept or saved answers are shown with their results immediately; of those that were cleared, nothing stays.
  useEffect(() => {
    if (notice === 'cleared') setAccepted(null);
    if (REPLACED.includes(notice)) setAccepted(data);
  }, [notice, data]);

  return (
    <>
      <Section width="start" space="first">
        <Parts data-print="no-sheet">
          <Form role="group" aria-labelledby={PLANNER_QUESTIONS_ID}>
            <h2 id={PLANNER_QUESTIONS_ID} tabIndex={-1}>
              {words.form.title}
            </h2>
            <KeptNotice text={shared.keep.kept} day={tool.keptOn} />
            <p>{shared.privacy}</p>
            <noscript>
              <p>{shared.noScript}</p>
            </noscript>
            <QuestionForm
              table={table}
              copy={words}
              shared={shared}
              entries={data}
              onEntry={(id, text) => change((entries) => ({ ...entries, [id]: text }))}
              limits={limitsOf?.(data, facts)}
              revision={revision}
              isReplaced={REPLACED.includes(notice)}
              id={PLANNER_FORM_ID}
              submit={null}
              path={path}
              onAccept={() => {
                setAccepted(data);
                focusHeading();
              }}
            />
          </Form>
          {props.lists?.({ data, change, revision })}
          {/* After the lists, since they count too. */}
          <Submit>
            <Button type="submit" form={PLANNER_FORM_ID}>
              {words.form.submit}
            </Button>
          </Submit>
          <Status role="status">{plan && (shown === data ? props.summary(plan) : changed)}</Status>
          <KeepBar words={shared} tool={tool} />
        </Parts>
      </Section>
      {results &&
        shown &&
        today &&
        props.results({
          plan: results.plan,
          entries: shown,
          change,
          today,
          sheet: {
            heading,
            title: words.results.title,
            lines: enteredSummary<Copy, Table>(table, results.entries, words, language),
            change: { label: shared.results.change, path },
          },
        })}
      {props.example(results !== null)}
    </>
  );
}
