import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { theme } from '../../theme/theme';
import { ToastProvider } from './ToastProvider';

interface RootProps {
  readonly children: ReactNode;
}

/** What every page stands in: theme, ground rules, toasts. */
export function Root({ children }: RootProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <GlobalStyle />
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  );
}
