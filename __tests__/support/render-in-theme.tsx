import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../../src/theme/theme';

/**
 * Styles are written outside the document: jsdom has no layout, and for each name and role that a test asks for it would
 * compare every element with every rule. What is seen on the page is tested in the browser.
 */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') });

/** Renders a component inside the site's theme, as the root of every page does. */
export function renderInTheme(element: ReactNode): RenderResult {
  return render(element, {
    wrapper: ({ children }) => (
      <CacheProvider value={unseenStyles}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    ),
  });
}
