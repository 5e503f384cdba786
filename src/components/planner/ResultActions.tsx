import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Calendar } from '../../hooks/use-calendar';
import type { CalendarEvent } from '../../planners/calendar-file';
import { Actions } from '../ui/Actions';
import { Button } from '../ui/Button';

interface ResultActionsProps {
  readonly words: Queries.ToolTextFieldsFragment['results'];
  readonly calendar: Calendar;
  /** What goes into the calendar. */
  readonly events: readonly CalendarEvent[];
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
export function ResultActions({ words, calendar, events }: ResultActionsProps) {
  const hint = useId();
  return (
    <Block>
      <label>
        <input
          type="checkbox"
          checked={calendar.isDiscreet}
          onChange={({ target }) => calendar.setIsDiscreet(target.checked)}
        />
        {words.discreet}
      </label>
      <Actions>
        <Button type="button" variant="outlined" aria-describedby={hint} onClick={() => calendar.save(events)}>
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
