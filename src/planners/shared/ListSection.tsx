import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { stack } from '../../theme/mixins';

interface ListSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Runs before a form in it is submitted. */
  readonly onSubmitCapture?: () => void;
}

const Block = styled('div')({ ...stack(16), '@media (scripting: none)': { display: 'none' } });

/** A titled part of a planner around a list; hidden without JavaScript. */
export function ListSection({ title, lead, children, onSubmitCapture }: ListSectionProps) {
  const heading = useId();
  return (
    <Block role="group" aria-labelledby={heading} onSubmitCapture={onSubmitCapture}>
      <Typography variant="h3" component="h2" id={heading}>
        {title}
      </Typography>
      <p>{lead}</p>
      {children}
    </Block>
  );
}
