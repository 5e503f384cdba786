import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';
import { ToastProvider } from './ToastProvider';

interface RootProps {
  readonly children: ReactNode;
}

/**
 * What every page stands in: theme and toasts. The theme's variables are in the document's head; see ground-styles.
 * `noSsr` says that the mode holds from the start; to set it a moment later would hydrate every part of the page at once.
 */
export function Root({ children }: RootProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableStyleSheetGeneration>
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  );
}
