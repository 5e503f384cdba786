import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { Checklist } from '../results/Checklist';

interface PartsChecklistProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['results'];
  readonly plan: RevalidationPlan;
}

/** What to have at hand for each part, in the order in which the application asks for them. */
export function PartsChecklist({ words: { checklist, parts }, plan }: PartsChecklistProps) {
  return (
    <div>
      <p>{checklist.lead}</p>
      <Checklist
        tasks={plan.parts.map(({ id, isDone }) => ({
          id,
          isDone,
          text: (
            <>
              <strong>{parts[id].title}.</strong> {isDone ? parts.done : parts.open}
            </>
          ),
          note: parts[id].checklist,
        }))}
      />
    </div>
  );
}
