import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { InPlaceLink } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { DayPart } from '../../planners/day-text';
import { RADIUS } from '../../theme/measures';

/** What is wrong with a field. */
export interface FieldError {
  /** The id of the question. */
  readonly question: string;
  /** The id of the field. */
  readonly id: string;
  readonly text: string;
  /** The parts of a day that are wrong, where it is not the whole. */
  readonly parts?: readonly DayPart[];
  /** Whether there is nothing at all in the field. */
  readonly isMissing?: boolean;
}

interface ErrorSummaryProps {
  /** The summary, which takes the focus each time the form is sent. */
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** The path of the page. */
  readonly path: string;
}

const Box = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  border: `2px solid ${theme.vars.palette.error.main}`,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h4, marginBottom: 8 },
  '& ul': { margin: 0, paddingInlineStart: '1.25em' },
  '& li': { paddingBlock: 4 },
  '& a': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** All errors of a form, above it; each leads to its field. */
export function ErrorSummary({ ref, title, errors, path }: ErrorSummaryProps) {
  const heading = useId();
  if (errors.length === 0) return null;
  return (
    <Box ref={ref} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <InPlaceLink to={`${path}#${id}`} onPress={() => document.getElementById(id)?.focus()}>
              {text}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
