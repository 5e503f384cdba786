import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDownloads } from '../../hooks/use-downloads';
import { CALENDAR_TYPE } from '../../planners/calendar-file';
import { Actions } from '../ui/Actions';
import { Button } from '../ui/Button';

interface ResultActionsProps {
  readonly words: Queries.ToolTextFieldsFragment['results'];
  /** The name of the calendar file, without its ending. */
  readonly fileName: string;
  /** Whether titles in the calendar say nothing about the plan. */
  readonly isDiscreet: boolean;
  readonly onDiscreet: (isDiscreet: boolean) => void;
  /** Writes the calendar file. */
  readonly calendar: () => string;
}

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& p': { ...theme.typography.body2, maxWidth: '42rem', color: theme.vars.palette.text.secondary },
  '& label': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, maxWidth: '42rem', cursor: 'pointer' },
  '& input': { flex: 'none', width: 24, height: 24, margin: 0, accentColor: theme.vars.palette.primary.main },
  '@media print': { display: 'none' },
}));

/** Prints the results, or hands their dates to the visitor's calendar. */
export function ResultActions({ words, fileName, isDiscreet, onDiscreet, calendar }: ResultActionsProps) {
  const hint = useId();
  const download = useDownloads();
  return (
    <Block>
      <label>
        <input type="checkbox" checked={isDiscreet} onChange={({ target }) => onDiscreet(target.checked)} />
        {words.discreet}
      </label>
      <Actions>
        <Button
          type="button"
          variant="outlined"
          aria-describedby={hint}
          onClick={() => download(`${fileName}.ics`, calendar(), CALENDAR_TYPE)}
        >
          {words.calendar}
        </Button>
        <Button type="button" variant="outlined" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Actions>
      <p id={hint}>{words.calendarHint}</p>
    </Block>
  );
}
