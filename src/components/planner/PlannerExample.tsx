import { type ReactNode, useId } from 'react';
import { Section } from '../ui/Section';
import { Details } from './results/Details';
import { type PlannerResults, ResultParts } from './results/ResultParts';
import type { ValueWriter } from './results/write-values';

interface PlannerExampleProps {
  readonly title: string;
  /** Who it is about. */
  readonly lead: ReactNode;
  readonly results: PlannerResults;
  /** Folded once there are results of the visitor's own. */
  readonly isFolded: boolean;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly write: ValueWriter;
}

/** What a planner shows for somebody else, which is complete without script. */
export function PlannerExample({ title, lead, results, isFolded, shared, write }: PlannerExampleProps) {
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
