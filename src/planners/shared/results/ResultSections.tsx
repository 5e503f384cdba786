import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type ComponentType, memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { headingSize, RADIUS } from '../../../theme/measures';
import { blocksOnPaper, paper, plainList, stack } from '../../../theme/mixins';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import type { PlanEvent } from '../calendar-file';
import { PLANNER_MESSAGES } from '../messages';
import type { PlannerSource } from '../planner-source';
import type { ResultTableProps } from '../ResultTable';
import type { ShownDate } from '../result-dates';
import { shortDayText } from '../value-texts';
import { type Blocks, ResultBlocks } from './Blocks';
import type { NextStep } from './NextAction';
import { type ResultSection, TitledSection } from './TitledSection';

/** Input of the results. */
export interface ResultSource<Data> extends PlannerSource {
  /** Null in an example, where nothing has passed. */
  readonly today: Day | null;
  /** The answers behind the plan; null in an example. */
  readonly answers: Data | null;
  /** Changes answers, such as a tick in the results. */
  readonly change: (update: (data: Data) => Data) => void;
}

/** A plan's results, structured alike in every planner. */
export interface PlannerResults {
  /** The answers, in one line. */
  readonly entered: string | null;
  /** The results in one sentence, which is announced; optional in an example. */
  readonly summary: string | null;
  /** The next step; left out in an example. */
  readonly next?: NextStep | null;
  readonly headlines: readonly (readonly [figure: string, label: string])[];
  /** The visitor's entitlements and reasons, after the figures. */
  readonly reasons?: ReactNode;
  /** `Bars`, before the dates. */
  readonly main?: ResultSection;
  /** The dates; only key dates are shown. Left out if a plan has none. */
  readonly dates?: { readonly title: string; readonly all: readonly ShownDate[] };
  /** `Stages`, after the dates. */
  readonly tasks?: ResultSection;
  /** Folded sections, and what shows their tables. */
  readonly details?: Blocks;
  readonly Table?: ComponentType<ResultTableProps>;
  /** Calendar events; only future ones are offered, and without any there is no button. */
  readonly events?: readonly PlanEvent[];
  /** Below the results. */
  readonly note?: string;
}

/** Dates and the section before or after them, side by side if there is room. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 'clamp(1.5rem, 1.2rem + 2vw, 3.5rem)',
  ...blocksOnPaper('5mm'),
});

const Headlines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))',
  gap: 'clamp(8px, 2vw, 16px)',
  margin: 0,
  breakInside: 'avoid',
});

const Headline = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
  padding: '14px clamp(10px, 3vw, 20px)',
  ...paper(theme, RADIUS.field),
}));

const Label = styled('dt')(({ theme }) => ({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: headingSize('clamp(1.25rem, 1.05rem + 1vw, 1.75rem)'),
  margin: 0,
  overflowWrap: 'normal',
}));

const DOT = 20;

const KeyDate = styled('li')(({ theme }) => {
  const { primary, secondary, outline, background } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 34,
    paddingInlineStart: DOT + 16,
    paddingBottom: 14,
    breakInside: 'avoid',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: 0,
      top: 7,
      boxSizing: 'border-box',
      width: DOT,
      height: DOT,
      border: `3px solid ${primary.main}`,
      borderRadius: '50%',
      backgroundColor: background.paper,
    },
    // The line to the next date.
    '&:not([data-last])::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: DOT / 2 - 1,
      top: 7 + DOT,
      bottom: -7,
      borderInlineStart: `2px solid ${outline.main}`,
    },
    '&[data-state="done"]::before': {
      backgroundColor: primary.main,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '&[data-state="now"]::before': {
      borderWidth: 5,
      borderColor: secondary.main,
      outline: `2px solid ${primary.main}`,
    },
    '@media (forced-colors: active)': {
      '&[data-state="done"]::before': { backgroundColor: 'CanvasText', borderColor: 'CanvasText' },
    },
  };
});

const TO_COME = { fontWeight: 600 };
const DONE = { fontWeight: 400, color: 'text.secondary' };

/** The essentials and, folded below, every detail. */
export const ResultSections = memo(function ResultSections({ results }: { readonly results: PlannerResults }) {
  const { by, states } = PLANNER_MESSAGES.results;
  const { headlines, reasons, main, dates, tasks, details } = results;
  const day = ({ from, isDeadline }: ShownDate): string =>
    isDeadline ? fillTemplate(by, { date: shortDayText(from) }) : shortDayText(from);
  const keyDates = dates && (
    <Box component="ol" sx={{ ...plainList, breakInside: 'avoid' }}>
      {dates.all
        .filter(({ isKey }) => isKey)
        .map((date, index, { length }) => (
          <KeyDate
            key={date.name}
            data-state={date.state}
            data-last={index === length - 1 ? '' : undefined}
            aria-current={date.state === 'now' ? 'step' : undefined}
          >
            <Box component="span" sx={date.state === 'done' ? DONE : TO_COME}>
              {date.short ?? date.label}
            </Box>
            <Chip size="small" color={date.state === 'now' ? 'secondary' : 'default'} label={day(date)} />
            {date.state !== 'next' && <VisuallyHidden>{states[date.state]}</VisuallyHidden>}
          </KeyDate>
        ))}
    </Box>
  );
  return (
    <Box sx={stack('clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)')}>
      <Headlines>
        {headlines.map(([figure, label]) => (
          <Headline key={label}>
            <Label>{label}</Label>
            <Figure>{figure}</Figure>
          </Headline>
        ))}
      </Headlines>
      {reasons}
      <Pair>
        {main && <TitledSection {...main} />}
        {dates && <TitledSection title={dates.title} content={keyDates} />}
        {tasks && <TitledSection {...tasks} />}
      </Pair>
      {details && (
        <Box sx={stack('12px')}>
          <ResultBlocks blocks={details} Table={results.Table} />
        </Box>
      )}
    </Box>
  );
});
