import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { stack } from '../../../theme/mixins';
import { fillTemplate } from '../../../utils/fill-template';
import { Checklist, type Task } from './Checklist';
import { Details } from './Details';

/** A checklist part and its due date. */
interface Stage {
  readonly key: string;
  readonly title: string;
  /** The due date. */
  readonly date: ReactNode;
  readonly tasks: readonly Task[];
  /** Whether it is current; the others are folded. */
  readonly isCurrent: boolean;
}

interface StagesProps {
  readonly lead: string;
  /** Progress of a part, with `{done}` and `{all}`. */
  readonly progress: string;
  readonly stages: readonly Stage[];
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

/** A checklist in consecutive parts. */
export function Stages({ lead, progress, stages, onTick }: StagesProps) {
  const doneOf = (tasks: readonly Task[]): string =>
    fillTemplate(progress, { done: tasks.filter(({ isDone }) => isDone).length, all: tasks.length });
  return (
    <>
      <p>{lead}</p>
      <Stack>
        {stages.map(({ key, title, date, tasks, isCurrent }) => (
          <Details
            key={key}
            isOpen={isCurrent}
            title={
              <Title>
                <Typography variant="h4" component="span" sx={{ flexBasis: '100%' }}>
                  {title}
                </Typography>
                <span>{date}</span>
                {onTick && <span>{doneOf(tasks)}</span>}
              </Title>
            }
          >
            <div>
              <Checklist tasks={tasks} onTick={onTick} />
            </div>
          </Details>
        ))}
      </Stack>
    </>
  );
}
