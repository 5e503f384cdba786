import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useDownloads } from '../../../hooks/use-downloads';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { CALENDAR_TYPE, calendarFile, type PlanEvent, upcomingEvents } from '../../../planners/calendar-file';
import { PLANNER_MESSAGES } from '../../../planners/messages';
import type { EnteredLine } from '../../../planners/question-texts';
import { stack } from '../../../theme/mixins';
import type { Day } from '../../../utils/calendar';
import { PLANNER_QUESTIONS_ID } from '../../../utils/page-ids';
import { Actions } from '../../ui/Actions';
import { Section } from '../../ui/Section';
import { NextAction } from './NextAction';
import { type PlannerResults, ResultSections } from './ResultSections';
import type { ValueWriter } from './write-values';

export interface ResultSheetProps {
  /** The heading, which takes the focus when the results are asked for. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly results: PlannerResults;
  /** What was entered, for paper; on the screen it is in the form. */
  readonly lines: readonly EnteredLine[];
  readonly today: Day;
  /** The names of the calendar and of its file, and of the planner as in saved files. */
  readonly calendar: { readonly name: string; readonly fileName: string; readonly tool: string };
  /** The path of the page. */
  readonly path: string;
  readonly write: ValueWriter;
}

const messages = PLANNER_MESSAGES.results;

const Sheet = styled('div')(({ theme }) => ({
  ...stack('clamp(1.25rem, 1rem + 1vw, 2rem)'),
  '& h2': { ...theme.typography.h2, outline: 0 },
  '& > p': { maxWidth: '42rem', fontWeight: 600 },
}));

const Head = styled('div')({
  '& p': { marginTop: 6 },
  '& a': { display: 'inline-block', fontWeight: 600 },
  '@media print': { '& a': { display: 'none' } },
});

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  margin: 0,
  '@media print': { display: 'block' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    gap: '0 16px',
    padding: '3px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& dd': { margin: 0, fontWeight: 600 },
}));

const Choices = styled('div')(({ theme }) => ({
  ...stack(12),
  '& p': { ...theme.typography.body2, maxWidth: '42rem', color: theme.vars.palette.text.secondary },
  '& label': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, maxWidth: '42rem', cursor: 'pointer' },
  '& input': { flex: 'none', width: 24, height: 24, margin: 0, accentColor: theme.vars.palette.primary.main },
  '@media print': { display: 'none' },
}));

/** The results of a planner under what was entered, and what can be done with them. They are all that is printed. */
export function ResultSheet(props: ResultSheetProps): ReactNode {
  const { heading, title, results, lines, today, path, write } = props;
  const { entered, next, events, note } = results;
  const id = useId();
  const hint = useId();
  const site = useSiteSettings();
  const download = useDownloads();
  const [isDiscreet, setIsDiscreet] = useState(false);
  /** Hands events that are to come to the visitor as a file; the suffix ends its name where it holds only some. */
  const saveCalendar = (some: readonly PlanEvent[], suffix = ''): void => {
    const { name, fileName, tool } = props.calendar;
    const discreet = isDiscreet && { discreetTitle: messages.discreetTitle };
    const calendar = { name, site, moment: new Date(), tool, path, events: upcomingEvents(some, today), ...discreet };
    download(`${fileName}${suffix}.ics`, calendarFile(calendar), CALENDAR_TYPE);
  };
  return (
    <div data-print="sheet">
      <Section tone="wash" labelledBy={id}>
        <Sheet>
          <Head>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p>
              {entered}{' '}
              <InPlaceLink
                to={`${path}#${PLANNER_QUESTIONS_ID}`}
                onPress={() => document.getElementById(PLANNER_QUESTIONS_ID)?.focus()}
              >
                {messages.change}
              </InPlaceLink>
            </p>
          </Head>
          <Lines>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Lines>
          {next && <NextAction step={next} onSave={({ event, suffix }) => saveCalendar([event], suffix)} />}
          <ResultSections results={results} write={write} />
          <Choices>
            {events && (
              <label>
                <input type="checkbox" checked={isDiscreet} onChange={({ target }) => setIsDiscreet(target.checked)} />
                {messages.discreet}
              </label>
            )}
            <Actions>
              {events && (
                <Button type="button" variant="outlined" aria-describedby={hint} onClick={() => saveCalendar(events)}>
                  {messages.calendar}
                </Button>
              )}
              <Button type="button" variant="outlined" onClick={() => window.print()}>
                {messages.print}
              </Button>
            </Actions>
            {events && <p id={hint}>{messages.calendarHint}</p>}
          </Choices>
          {note && <p>{note}</p>}
        </Sheet>
      </Section>
    </div>
  );
}
