import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { renderStyledPage } from '../../../plugins/gatsby-plugin-deferred-hydration/ssr';
import { FONT_STYLES } from '../../theme/font-faces';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { theme } from '../../theme/theme';
import { closeBlocks, createServerCache } from './server-cache';

/** The key of the styles of the page's components among the parts of the head. */
export const COMPONENT_STYLES = 'component-styles';

/** Renders a page and puts the styles that it uses, and only those, into its head. */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  const { html, css, attributes } = renderStyledPage(bodyComponent, createServerCache());
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own components
    <style key={COMPONENT_STYLES} {...attributes} dangerouslySetInnerHTML={{ __html: closeBlocks(css) }} />,
  ]);
  replaceBodyHTMLString(html);
}

let text: string | undefined;

/**
 * The styles that every document has: fonts, the theme's variables, base rules. They are the same on every page, so
 * they are computed once and are in the head as plain CSS; React knows nothing about them.
 */
export function baseStyles(): string {
  if (text !== undefined) return text;
  const cache = createServerCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        <GlobalStyle />
      </ThemeProvider>
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  text = FONT_STYLES + closeBlocks(styles.map(({ css }) => css).join(''));
  return text;
}
