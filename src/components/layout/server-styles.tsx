import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
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
  const cache = createServerCache();
  const { extractCritical } = createEmotionServer(cache);
  const { html, ids, css } = extractCritical(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  // Some are in no element's rules, since the component that has them hands them over to the one that styles it.
  const registered = Object.keys(cache.registered).map((name) => name.slice(cache.key.length + 1));
  const names = new Set([cache.key, ...ids, ...registered]);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own components
    <style key={COMPONENT_STYLES} dangerouslySetInnerHTML={{ __html: closeBlocks(css) }} />,
    // The names by which Emotion knows what need not be inserted. It moves the element that has them, and the browser lays the
    // page out again where that holds styles.
    <style key="style-names" data-emotion={[...names].join(' ')} />,
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
