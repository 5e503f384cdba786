import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DatedResult } from '../../../planners/result-dates';
import { plainList } from '../../../theme/mixins';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ResultPart } from './ResultPart';
import type { ValueWriter } from './write-values';

/** A date of a plan with its words. */
export interface ShownDate<Name extends string = string> extends DatedResult<Name> {
  readonly label: string;
  /** In fewer words. */
  readonly short?: string;
  /** What to do, or how sure it is; may hold links. */
  readonly note?: string | null;
  /** In place of the source, where nobody but us sets the date. */
  readonly advice?: string;
}

interface KeyDatesProps {
  readonly title: string;
  readonly dates: readonly ShownDate[];
  readonly shared: Pick<Queries.ToolTextFieldsFragment['results'], 'by' | 'states'>;
  readonly write: ValueWriter;
}

const DOT = 20;

const List = styled('ol')(({ theme }) => {
  const { primary, secondary, outline, text, background } = theme.vars.palette;
  return {
    ...plainList,
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      minHeight: 34,
      paddingInlineStart: DOT + 16,
      paddingBottom: 14,
      breakInside: 'avoid',
    },
    '& > li::before': {
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
    // The line to the next one.
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: DOT / 2 - 1,
      top: 7 + DOT,
      bottom: -7,
      borderInlineStart: `2px solid ${outline.main}`,
    },
    '& > li > span:first-of-type': { fontWeight: 600 },
    '& > [data-state="done"]::before': {
      backgroundColor: primary.main,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '& > [data-state="now"]::before': {
      borderWidth: 5,
      borderColor: secondary.main,
      outline: `2px solid ${primary.main}`,
    },
    '& > [data-state="done"] > span:first-of-type': { fontWeight: 400, color: text.secondary },
    '@media (forced-colors: active)': {
      '& > [data-state="done"]::before': { backgroundColor: 'CanvasText', borderColor: 'CanvasText' },
    },
  };
});

/** The dates of a plan that matter most, in order of time: what has passed, what comes next, and the rest. */
export function KeyDates({ title, dates, shared: { by, states }, write }: KeyDatesProps) {
  const day = ({ from, isDeadline }: ShownDate): ReactNode =>
    isDeadline ? <span>{write.fill(by, { date: write.shortDay(from) })}</span> : write.shortDay(from);
  return (
    <ResultPart title={title}>
      <List>
        {dates
          .filter(({ isKey }) => isKey)
          .map((date) => (
            <li key={date.name} data-state={date.state} aria-current={date.state === 'now' ? 'step' : undefined}>
              <span>{date.short ?? date.label}</span>
              <Badge tone={date.state === 'now' ? 'accent' : 'quiet'}>{day(date)}</Badge>
              {date.state !== 'next' && <VisuallyHidden>{states[date.state]}</VisuallyHidden>}
            </li>
          ))}
      </List>
    </ResultPart>
  );
}
