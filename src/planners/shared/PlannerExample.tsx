import { useId, useMemo } from 'react';
import { Section } from '../../components/ui/Section';
import { fillTemplate } from '../../utils/fill-template';
import type { PlannerDefinition } from './planner-definition';
import type { PlannerSource } from './planner-source';
import type { AnswersOf, Questions } from './questions';
import { answerTexts } from './read-answers';
import { Details } from './results/Details';
import { ResultSections } from './results/ResultSections';
import { dayText } from './value-texts';

interface PlannerExampleProps {
  readonly source: PlannerSource;
  /** Folded once the visitor has their own results. */
  readonly isFolded: boolean;
}

/** A planner's sample results, complete without script. */
export function PlannerExample<Table extends Questions, Data extends AnswersOf<Table>, Plan>({
  source,
  isFolded,
  definition,
}: PlannerExampleProps & { readonly definition: PlannerDefinition<Table, Data, Plan> }) {
  const heading = useId();
  const { format, table, planOf, resultsOf } = definition;
  const { title, lead, today, answers: given } = definition.messages.example;
  const answers = useMemo(() => ({ ...format.empty, ...given }), [format, given]);
  const results = useMemo(() => {
    const plan = planOf(answers, source.facts, today);
    return plan && resultsOf(plan, { ...source, today: null, answers: null, change: () => undefined });
  }, [answers, today, source, planOf, resultsOf]);
  if (!results) return null;
  return (
    <div data-print="no-sheet">
      <Section space="first" labelledBy={heading}>
        <Details title={title} headingId={heading} isOpen={!isFolded}>
          <p>{fillTemplate(lead, { ...answerTexts(table, answers), today: dayText(today) })}</p>
          {results.summary && <p>{results.summary}</p>}
          <ResultSections results={results} />
        </Details>
      </Section>
    </div>
  );
}
