import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import type { PlanEvent } from '../../../planners/calendar-file';
import type { Day } from '../../../utils/calendar';
import { Details } from './Details';
import { Facts, type ShownFact } from './Facts';
import { KeyDates, type ShownDate } from './KeyDates';
import type { NextStep } from './NextAction';
import type { ValueWriter } from './write-values';

/** What results are made with. */
export interface ResultSource<Copy, Data> {
  readonly words: Copy;
  readonly shared: Queries.ToolTextFieldsFragment;
  readonly write: ValueWriter;
  /** Null in an example, of which nothing has passed. */
  readonly today: Day | null;
  /** The entries from which the plan follows; null in an example. */
  readonly entries: Data | null;
  /** Changes what is entered, such as a tick among the results. */
  readonly change: (update: (data: Data) => Data) => void;
}

/** What a planner shows of a plan, the same in every planner. */
export interface PlannerResults {
  /** What was entered, in one line. */
  readonly entered: ReactNode;
  /** The results in one sentence, which is read out; an example may do without. */
  readonly summary: ReactNode;
  /** What to do next; left out in an example. */
  readonly next?: NextStep | null;
  readonly facts: readonly ShownFact[];
  /** `Reasons`. */
  readonly answers?: ReactNode;
  /** `Bars`, before the dates. */
  readonly main?: ReactNode;
  readonly datesTitle: string;
  readonly dates: readonly ShownDate[];
  /** `Stages`, after the dates. */
  readonly tasks?: ReactNode;
  /** What is folded away. */
  readonly details: readonly { readonly title: string; readonly isOpen?: boolean; readonly content: ReactNode }[];
  /** For the calendar, which gets those that are to come. */
  readonly events: readonly PlanEvent[];
  /** Under the results. */
  readonly note?: string;
}

interface ResultPartsProps {
  readonly results: PlannerResults;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly write: ValueWriter;
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
});

/** The dates, and what comes before or after them, beside each other where there is room. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 'clamp(1.5rem, 1.2rem + 2vw, 3.5rem)',
  '@media print': { display: 'block', '& > * + *': { marginTop: '5mm' } },
});

const Folded = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** What to know, and below, folded away, everything exactly. */
export const ResultParts = memo(function ResultParts({ results, shared, write }: ResultPartsProps) {
  const { facts, answers, main, datesTitle, dates, tasks, details } = results;
  return (
    <Parts>
      <Facts facts={facts} />
      {answers}
      <Pair>
        {main}
        <KeyDates title={datesTitle} dates={dates} shared={shared} write={write} />
        {tasks}
      </Pair>
      <Folded>
        {details.map(({ title, isOpen, content }) => (
          <Details key={title} title={title} isOpen={isOpen}>
            {content}
          </Details>
        ))}
      </Folded>
    </Parts>
  );
});
