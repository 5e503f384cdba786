import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { DateState } from '../../../planners/result-dates';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** A date on a timeline. */
export interface TimelineDate {
  readonly key: string;
  readonly state: DateState;
  readonly label: string;
  readonly date: ReactNode;
  readonly note?: ReactNode;
}

interface TimelineProps {
  readonly title: string;
  readonly dates: readonly TimelineDate[];
  /** What is said of a date that has passed, and of the one that comes next. */
  readonly words: { readonly done: string; readonly now: string };
}

const DOT = 20;

const List = styled('ol')(({ theme }) => {
  const { primary, secondary, outline, text, background } = theme.vars.palette;
  return {
    margin: 0,
    padding: 0,
    listStyleType: '""',
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
    '& > li > p': { ...theme.typography.body2, flexBasis: '100%', color: text.secondary },
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

/** Dates in order of time: what has passed, what comes next, and the rest. */
export function Timeline({ title, dates, words }: TimelineProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <List>
        {dates.map(({ key, state, label, date, note }) => (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span>{label}</span>
            <Badge tone={state === 'now' ? 'accent' : 'quiet'}>{date}</Badge>
            {state !== 'next' && <VisuallyHidden>{words[state]}</VisuallyHidden>}
            {note && <p>{note}</p>}
          </li>
        ))}
      </List>
    </section>
  );
}
