import { styled } from '@mui/material/styles';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { dayText } from '../../planners/day-text';
import { RADIUS } from '../../theme/measures';
import type { Day } from '../../utils/calendar';
import { DayText } from '../ui/DayText';
import { FilledText } from '../ui/FilledText';

interface KeptNoticeProps {
  /** With the day as `{date}`. */
  readonly text: string;
  /** The day on which an earlier visit has kept what is shown; null shows nothing. */
  readonly day: Day | null;
}

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  padding: '12px 18px',
  borderRadius: RADIUS.field,
  borderInlineStart: `4px solid ${theme.vars.palette.success.main}`,
  backgroundColor: theme.vars.palette.wash.main,
  color: theme.vars.palette.wash.contrastText,
  '@media print': { display: 'none' },
}));

/** Tells a visitor who comes back that the answers are still there, and from when they are. */
export function KeptNotice({ text, day }: KeptNoticeProps) {
  const { language } = useSiteSettings();
  if (day === null) return null;
  return (
    <Notice>
      <FilledText template={text} values={{ date: <DayText dateTime={day} text={dayText(day, language)} /> }} />
    </Notice>
  );
}
