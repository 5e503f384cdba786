import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDownloads } from '../../hooks/use-downloads';
import { CALENDAR_TYPE } from '../../planners/calendar-file';
import { Button } from '../ui/Button';

interface ResultActionsProps {
  readonly words: Queries.ToolTextFieldsFragment['results'];
  /** The name of the calendar file, without its ending. */
  readonly fileName: string;
  /** Writes the calendar file. */
  readonly calendar: () => string;
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, flexBasis: '100%' },
  '@media print': { display: 'none' },
}));

/** Prints the results, or hands their dates to the visitor's calendar. */
export function ResultActions({ words, fileName, calendar }: ResultActionsProps) {
  const hint = useId();
  const download = useDownloads();
  return (
    <Actions>
      <Button
        type="button"
        aria-describedby={hint}
        onClick={() => download(`${fileName}.ics`, calendar(), CALENDAR_TYPE)}
      >
        {words.calendar}
      </Button>
      <Button type="button" variant="outlined" onClick={() => window.print()}>
        {words.print}
      </Button>
      <p id={hint}>{words.calendarHint}</p>
    </Actions>
  );
}
