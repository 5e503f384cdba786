import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { RADIUS } from '../../../theme/measures';
import { paper } from '../../../theme/mixins';
import { Badge } from '../../ui/Badge';
import { FilledText } from '../../ui/FilledText';
import { Checklist, type Task } from './Checklist';
import { ResultPart } from './ResultPart';

/** A part of a checklist, with the day by which it is to be done. */
interface Stage {
  readonly key: string;
  readonly title: string;
  readonly date: ReactNode;
  readonly tasks: readonly Task[];
}

interface StagesProps {
  readonly title: string;
  readonly lead: string;
  readonly stages: readonly Stage[];
  /** The words around a day. */
  readonly by: string;
  /** Left out where nothing can be ticked. */
  readonly onTick?: (id: string, isDone: boolean) => void;
}

/** Two beside each other where there is room. */
const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  gap: 16,
  marginTop: 16,
  '@media print': { display: 'block' },
});

const Part = styled('div')(({ theme }) => ({
  padding: '14px clamp(14px, 3vw, 20px) 10px',
  ...paper(theme, RADIUS.field),
  '@media print': { padding: 0, border: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginBottom: 4,
  breakAfter: 'avoid',
  '& h4': theme.typography.h4,
}));

/** A checklist in parts, one after the other in time. */
export function Stages({ title, lead, stages, by, onTick }: StagesProps) {
  const heading = useId();
  return (
    <ResultPart title={title}>
      <p>{lead}</p>
      <Parts>
        {stages.map(({ key, title: name, date, tasks }) => (
          <Part key={key} role="group" aria-labelledby={`${heading}-${key}`}>
            <Head>
              <h4 id={`${heading}-${key}`}>{name}</h4>
              <Badge tone="quiet">
                <span>
                  <FilledText template={by} values={{ date }} />
                </span>
              </Badge>
            </Head>
            <Checklist tasks={tasks} onTick={onTick} />
          </Part>
        ))}
      </Parts>
    </ResultPart>
  );
}
