import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useCalendar } from '../../../hooks/use-calendar';
import { upcomingEvents } from '../../../planners/calendar-file';
import type { EnteredLine } from '../../../planners/question-texts';
import type { Day } from '../../../utils/calendar';
import { PLANNER_QUESTIONS_ID } from '../../../utils/page-ids';
import { Section } from '../../ui/Section';
import { ResultActions } from '../ResultActions';
import { NextAction } from './NextAction';
import { type PlannerResults, ResultParts } from './ResultParts';
import type { ValueWriter } from './write-values';

interface ResultSheetProps {
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
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly write: ValueWriter;
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
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

/** The results of a planner under what was entered, and what can be done with them. They are all that is printed. */
export function ResultSheet(props: ResultSheetProps): ReactNode {
  const { heading, title, results, lines, today, path, shared, write } = props;
  const id = useId();
  const calendar = useCalendar({ ...props.calendar, path, discreetTitle: shared.discreetTitle });
  const { entered, next, events, note } = results;
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
                {shared.change}
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
          {next && (
            <NextAction
              step={next}
              shared={shared}
              onSave={({ event, suffix }) => calendar.save(upcomingEvents([event], today), suffix)}
            />
          )}
          <ResultParts results={results} shared={shared} write={write} />
          <ResultActions words={shared} calendar={calendar} events={upcomingEvents(events, today)} />
          {note && <p>{note}</p>}
        </Sheet>
      </Section>
    </div>
  );
}
