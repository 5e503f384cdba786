import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface NoScriptProps {
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** Where script runs, the browser shows the element as an empty line of its grid. */
const Root = styled('noscript')({ '@media (scripting: enabled)': { display: 'none' } });

/** What a form says where no script runs. */
export function NoScript({ children, sx }: NoScriptProps) {
  return (
    <Root sx={sx}>
      <p>{children}</p>
    </Root>
  );
}
