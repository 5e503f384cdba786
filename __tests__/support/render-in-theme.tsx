import { ThemeProvider } from '@mui/material/styles';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../../src/theme/theme';

/** Renders a component inside the site's theme, as the root of every page does. */
export function renderInTheme(element: ReactNode): RenderResult {
  return render(element, { wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider> });
}
