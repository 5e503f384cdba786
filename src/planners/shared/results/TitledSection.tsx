import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A section of the results. */
export interface ResultSection {
  readonly title: string;
  readonly content: ReactNode;
}

/** A section with a heading. It is no landmark, because the example has sections of the same names. */
export function TitledSection({ title, content }: ResultSection) {
  const heading = useId();
  return (
    <Box role="group" aria-labelledby={heading}>
      <Typography variant="h3" id={heading} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {content}
    </Box>
  );
}
