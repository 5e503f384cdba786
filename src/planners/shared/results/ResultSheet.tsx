import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Actions } from '../../../components/ui/Actions';
import { Section } from '../../../components/ui/Section';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { stack } from '../../../theme/mixins';
import { type Day, localDay } from '../../../utils/calendar';
import { PLANNER_QUESTIONS_ID, PLANNER_RESULTS_ID } from '../../../utils/page-ids';
import {
  CALENDAR_TYPE,
  calendarDays,
  calendarFile,
  cancelledEvents,
  type PlanEvent,
  upcomingEvents,
} from '../calendar-file';
import { PLANNER_MESSAGES } from '../messages';
import type { SummaryLine } from '../read-answers';
import type { AnswersActions } from '../use-answers';
import { WayOut } from '../WayOut';
import { NextAction } from './NextAction';
import { type PlannerResults, ResultSections } from './ResultSections';

export interface ResultSheetProps {
  /** The heading; it takes the focus when results are requested. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly results: PlannerResults;
  /** The answers, for paper; on screen they are in the form. */
  readonly lines: readonly SummaryLine[];
  readonly today: Day;
  /** Names of the calendar, its file, and the planner as in saved files. */
  readonly calendar: Readonly<Record<'name' | 'fileName' | 'tool', string>>;
  readonly answers: AnswersActions;
  readonly path: string;
}

const messages = PLANNER_MESSAGES.results;

const ChangeLink = styled(InPlaceLink)({
  display: 'inline-block',
  fontWeight: 600,
  '@media print': { display: 'none' },
});

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  margin: 0,
  '@media print': { display: 'block' },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: '0 16px',
  padding: '3px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
}));

const Value = styled('dd')({ margin: 0, fontWeight: 600 });

const Choices = styled('div')({ ...stack(12), '@media print': { display: 'none' } });

/** A planner's results and actions on them, below the answers. Only this is printed. */
export function ResultSheet(props: ResultSheetProps): ReactNode {
  const { heading, title, results, lines, today, path, answers } = props;
  const { entered, next, note } = results;
  const events = upcomingEvents(results.events ?? [], today).length > 0 ? results.events : undefined;
  const hint = useId();
  const site = useSiteSettings();
  const [isDiscreet, setIsDiscreet] = useState(false);
  /** Offers the coming ones of some events as a file, with a suffix of its name, or those of the whole plan. */
  const saveCalendar = (some: readonly PlanEvent[], suffix?: string): void => {
    const { name, fileName, tool } = props.calendar;
    const { inCalendar = {} } = answers;
    const moment = new Date();
    const day = localDay(moment);
    const coming = upcomingEvents(some, day);
    const isWhole = suffix === undefined;
    const all = isWhole ? [...coming, ...cancelledEvents(inCalendar, coming, day, messages.cancelled)] : coming;
    const discreet = isDiscreet && { discreetTitle: messages.discreetTitle };
    const text = calendarFile({ name, site, moment, tool, path, events: all, ...discreet });
    const file = new File([text], `${fileName}${suffix ?? ''}.ics`, { type: CALENDAR_TYPE });
    const known = { ...(isWhole ? {} : inCalendar), ...calendarDays(coming) };
    answers.addToCalendar(isWhole ? 'dates' : 'nextDate', file, known);
  };
  return (
    <div data-print="sheet">
      <Section background="tinted" labelledBy={PLANNER_RESULTS_ID}>
        <Box sx={stack('clamp(1.25rem, 1rem + 1vw, 2rem)')}>
          <Stack spacing={0.75}>
            <Typography variant="h2" id={PLANNER_RESULTS_ID} ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
              {title}
            </Typography>
            <p>
              <span>{entered}</span>{' '}
              <ChangeLink
                to={`${path}#${PLANNER_QUESTIONS_ID}`}
                onPress={() => document.getElementById(PLANNER_QUESTIONS_ID)?.focus()}
              >
                {messages.change}
              </ChangeLink>
            </p>
          </Stack>
          <Lines>
            {lines.map(({ label, value }) => (
              <Line key={label}>
                <dt>{label}</dt>
                <Value>{value}</Value>
              </Line>
            ))}
          </Lines>
          {next && (
            <Box sx={stack('12px')}>
              <NextAction step={next} onSave={({ event, suffix }) => saveCalendar([event], suffix)} />
              <WayOut answers={answers} requests={['nextDate']} isAfter />
            </Box>
          )}
          <ResultSections results={results} />
          <Choices>
            {events && (
              <FormControlLabel
                label={messages.discreet}
                control={<Checkbox checked={isDiscreet} onChange={({ target }) => setIsDiscreet(target.checked)} />}
                sx={{ maxWidth: '42rem' }}
              />
            )}
            <Actions>
              {events && (
                <Button variant="outlined" aria-describedby={hint} onClick={() => saveCalendar(events)}>
                  {messages.calendar}
                </Button>
              )}
              <Button variant="outlined" onClick={answers.print}>
                {messages.print}
              </Button>
            </Actions>
            <WayOut answers={answers} requests={['dates', 'printed']} />
            {events && (
              <Typography variant="body2" color="textSecondary" id={hint} sx={{ maxWidth: '42rem' }}>
                {messages.calendarHint}
              </Typography>
            )}
          </Choices>
          {note && <Typography sx={{ maxWidth: '42rem', fontWeight: 600 }}>{note}</Typography>}
        </Box>
      </Section>
    </div>
  );
}
