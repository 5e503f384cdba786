import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface NoScriptProps {
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** With script on, the browser would show this element as an empty grid row. */
const Root = styled('noscript')({ '@media (scripting: enabled)': { display: 'none' } });

/** A form's message for visitors without script. */
export function NoScript({ children, sx }: NoScriptProps) {
  return (
    <Root sx={sx}>
      <p>{children}</p>
    </Root>
  );
}
