import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../../src/theme/theme';
import { staticQueryData } from '../jest/stubs/gatsby';
import { specifiedWords } from './specified-words';

/**
 * Writes styles outside the document: jsdom has no layout, and for each query by name and role it would compare every
 * element with every rule. Browser tests cover appearance.
 */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') });

/** The site settings and texts that components query. */
const SITE = {
  siteSettings: {
    brand: { name: 'Example' },
    siteUrl: 'https://www.example.com',
    language: 'en-GB',
    booking: { label: 'Book a call', url: 'https://book.example.com/call' },
  },
  interfaceText: specifiedWords('interface'),
};

/** Renders a component inside the site's theme, as on every page. */
export function renderInTheme(element: ReactNode): RenderResult {
  staticQueryData.current = SITE;
  return render(element, {
    wrapper: ({ children }) => (
      <CacheProvider value={unseenStyles}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    ),
  });
}
