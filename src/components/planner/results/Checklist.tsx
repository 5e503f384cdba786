import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../theme/measures';
import { plainList, stack } from '../../../theme/mixins';

/** Something to do or to have at hand. */
export interface Task {
  readonly id: string;
  readonly text: ReactNode;
  /** Under it. */
  readonly note?: ReactNode;
  readonly isDone: boolean;
}

interface ChecklistProps {
  readonly tasks: readonly Task[];
  /** Ticks a task or takes its tick away; without it, nothing can be ticked, and the text says what is done. */
  readonly onTick?: (id: string, isDone: boolean) => void;
}

const BOX = 24;

const List = styled('ul')(({ theme }) => ({
  ...stack(4),
  ...plainList,
  '& :is(label, li > div)': {
    display: 'grid',
    gridTemplateColumns: `${BOX}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: 14,
    minHeight: 44,
    paddingBlock: 8,
  },
  '& li': { breakInside: 'avoid' },
  '& label': { cursor: 'pointer' },
  '& label:has(:checked)': { color: theme.vars.palette.text.secondary },
  '& input': { width: BOX, height: BOX, margin: 0, marginTop: 1, accentColor: theme.vars.palette.primary.main },
  '& strong': { fontWeight: 650 },
  '& p': theme.typography.body2,
  '@media print': { '& :is(label, li > div)': { minHeight: 0, paddingBlock: '1mm' } },
}));

/** A box to tick on paper. */
const Box = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  width: BOX,
  height: BOX,
  marginTop: 1,
  border: `2px solid ${theme.vars.palette.outline.main}`,
  borderRadius: RADIUS.small,
  '&[data-done]': { borderColor: theme.vars.palette.success.main },
  '&[data-done]::after': {
    content: '""',
    display: 'block',
    width: 7,
    height: 12,
    margin: '1px auto 0',
    borderInlineEnd: '3px solid currentColor',
    borderBottom: '3px solid currentColor',
    transform: 'rotate(45deg)',
  },
}));

/** Tasks with boxes to tick, on the screen or on paper. */
export function Checklist({ tasks, onTick }: ChecklistProps) {
  return (
    <List>
      {tasks.map(({ id, text, note, isDone }) => {
        const words = (
          <div>
            <span>{text}</span>
            {note && <p>{note}</p>}
          </div>
        );
        return (
          <li key={id}>
            {onTick ? (
              <label>
                <input type="checkbox" checked={isDone} onChange={({ target }) => onTick(id, target.checked)} />
                {words}
              </label>
            ) : (
              <div>
                <Box aria-hidden="true" data-done={isDone ? '' : undefined} />
                {words}
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}
