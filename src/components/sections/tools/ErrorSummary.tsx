import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { RADIUS } from '../../../theme/measures';

/** What is wrong with a field. */
export interface FieldError {
  /** The id of the field. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  /** A new list each time the form was sent, so that the summary takes the focus again. */
  readonly errors: readonly FieldError[];
  /** The path of the page. */
  readonly path: string;
}

const Box = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  border: `2px solid ${theme.vars.palette.error.main}`,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2, & h3': { ...theme.typography.h4, marginBottom: 8 },
  '& ul': { margin: 0, paddingInlineStart: '1.25em' },
  '& li': { paddingBlock: 4 },
  '& a': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** All errors of a form, above it: it takes the focus, and each error leads to its field. */
export function ErrorSummary({ title, errors, path }: ErrorSummaryProps) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={heading}>
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
