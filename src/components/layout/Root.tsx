import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LeftAnswersContext, useLeftAnswersStore } from '../../hooks/use-left-answers';
import { theme } from '../../theme/theme';
import { ToastProvider } from './ToastProvider';

interface RootProps {
  readonly children: ReactNode;
}

/**
 * Wraps every page: theme, toasts and unsaved planner answers. The theme's variables are in the document's head (see
 * server-styles). `noSsr` sets the mode from the start; setting it later would hydrate every part of the page at once.
 */
export function Root({ children }: RootProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableStyleSheetGeneration>
      <LeftAnswersContext value={useLeftAnswersStore()}>
        <ToastProvider>{children}</ToastProvider>
      </LeftAnswersContext>
    </ThemeProvider>
  );
}
