import { type ReactNode, useId } from 'react';
import { Section } from '../ui/Section';
import { Details } from './results/Details';

interface PlannerExampleProps {
  readonly title: string;
  /** Folded once there are results of the visitor's own. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** What a planner shows for somebody else, which is complete without script. */
export function PlannerExample({ title, isFolded, children }: PlannerExampleProps) {
  const heading = useId();
  return (
    <div data-print="no-sheet">
      <Section space="first" labelledBy={heading}>
        <Details title={title} headingId={heading} isOpen={!isFolded}>
          {children}
        </Details>
      </Section>
    </div>
  );
}
