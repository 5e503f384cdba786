import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../theme/measures';
import { plainList, stack } from '../../../theme/mixins';

/** A task, or something to have at hand. */
export interface Task {
  readonly id: string;
  readonly text: ReactNode;
  readonly note?: ReactNode;
  readonly isDone: boolean;
}

interface ChecklistProps {
  readonly tasks: readonly Task[];
  /** Toggles a task; without it, nothing can be ticked, and the text says what is done. */
  readonly onTick?: (id: string, isDone: boolean) => void;
}

const BOX = 24;

const List = styled('ul')({ ...stack(4), ...plainList });

const Entry = styled('li')({ breakInside: 'avoid' });

const ROW = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.75,
  '@media screen': { minHeight: 44, paddingBlock: '8px' },
  '@media print': { minHeight: 0, paddingBlock: '1mm' },
} as const;

/** A checkbox for paper. */
const PaperBox = styled('span')(({ theme }) => ({
  flex: 'none',
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

/** Tasks with checkboxes, on screen or paper. */
export function Checklist({ tasks, onTick }: ChecklistProps) {
  return (
    <List>
      {tasks.map(({ id, text, note, isDone }) => {
        const words = (
          <div>
            <span>{text}</span>
            {note && (
              <Typography variant="body2" component="div">
                {note}
              </Typography>
            )}
          </div>
        );
        return (
          <Entry key={id}>
            {onTick ? (
              <FormControlLabel
                disableTypography
                label={words}
                control={<Checkbox checked={isDone} onChange={({ target }) => onTick(id, target.checked)} />}
                sx={{ ...ROW, color: isDone ? 'text.secondary' : undefined }}
              />
            ) : (
              <Box sx={ROW}>
                <PaperBox aria-hidden="true" data-done={isDone ? '' : undefined} />
                {words}
              </Box>
            )}
          </Entry>
        );
      })}
    </List>
  );
}
