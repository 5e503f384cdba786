import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LeftEntriesContext, useLeftEntriesStore } from '../../hooks/use-left-entries';
import { theme } from '../../theme/theme';
import { ToastProvider } from './ToastProvider';

interface RootProps {
  readonly children: ReactNode;
}

/**
 * Wraps every page: theme, toasts and unsaved planner entries. The theme's variables are in the document's head (see
 * server-styles). `noSsr` sets the mode from the start; setting it later would hydrate every part of the page at once.
 */
export function Root({ children }: RootProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableStyleSheetGeneration>
      <LeftEntriesContext value={useLeftEntriesStore()}>
        <ToastProvider>{children}</ToastProvider>
      </LeftEntriesContext>
    </ThemeProvider>
  );
}
