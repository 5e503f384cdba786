import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { PLANNER_MESSAGES } from '../shared/messages';
import { Checklist } from '../shared/results/Checklist';
import { Details } from '../shared/results/Details';
import { write } from '../shared/results/write-values';
import type { FIRST_YEAR_MESSAGES } from './messages';
import { type FirstYearPlan, STAGES, tasksOf } from './plan';

interface StagesProps {
  readonly plan: FirstYearPlan;
  readonly messages: (typeof FIRST_YEAR_MESSAGES)['results']['checklist'];
  readonly ticked: readonly string[];
  /** Left out if nothing can be ticked. */
  readonly onTick?: (id: string, isDone: boolean) => void;
}

const Stack = styled('div')({ ...stack(12), marginTop: 16 });

const Title = styled('h4')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  gap: '2px 16px',
  '@media print': { breakAfter: 'avoid' },
}));

/** The checklist's parts, each with its last day; all but the current one are folded. */
export function Stages({ plan, messages, ticked, onTick }: StagesProps) {
  return (
    <>
      <p>{messages.lead}</p>
      <Stack>
        {STAGES.map((stage) => {
          const { title, tasks } = messages[stage];
          const shown = tasksOf(plan, tasks).map((task) => ({ ...task, isDone: ticked.includes(task.id) }));
          const done = shown.filter(({ isDone }) => isDone).length;
          return (
            <Details
              key={stage}
              isOpen={stage === plan.currentStage}
              title={
                <Title>
                  <Typography variant="h4" component="span" sx={{ flexBasis: '100%' }}>
                    {title}
                  </Typography>
                  <span>{write.fill(PLANNER_MESSAGES.results.by, { date: write.shortDay(plan.stages[stage]) })}</span>
                  {onTick && <span>{fillTemplate(messages.progress, { done, all: shown.length })}</span>}
                </Title>
              }
            >
              <div>
                <Checklist tasks={shown} onTick={onTick} />
              </div>
            </Details>
          );
        })}
      </Stack>
    </>
  );
}
