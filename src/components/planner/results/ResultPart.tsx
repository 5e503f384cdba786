import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface ResultPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = styled('div')(({ theme }) => ({ '& > h3': { ...theme.typography.h3, marginBottom: 12 } }));

/** A part of the results under its heading. It is no landmark, since the example has parts of the same names. */
export function ResultPart({ title, children }: ResultPartProps) {
  const heading = useId();
  return (
    <Part role="group" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </Part>
  );
}
