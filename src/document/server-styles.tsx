import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { FONT_STYLES } from '../theme/font-faces';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';
import { renderPage } from './render-page';

/** Properties that some browsers in package.json's browserslist support only with a prefix. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|box-decoration-break|print-color-adjust)$/;

const prefixFew: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** One array for all documents: Emotion caches compiled styles by it, so each style compiles once per worker. */
const PLUGINS = [prefixFew];

/** Collects one document's styles, without prefixes for obsolete browsers. */
const createServerCache = () => createCache({ key: 'css', stylisPlugins: PLUGINS });

/** Drops the semicolons that end a block: every document has hundreds of them. */
const closeBlocks = (css: string): string => css.replaceAll(';}', '}');

/** Renders a page and puts only the styles it uses into its head, together with the base styles. */
export async function replaceRenderer({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const cache = createServerCache();
  const { extractCritical } = createEmotionServer(cache);
  const { html, ids, css } = extractCritical(
    await renderPage(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>, pathname),
  );
  // Some class names don't occur in the HTML, because one component passes them to another for styling.
  const registered = Object.keys(cache.registered).map((name) => name.slice(cache.key.length + 1));
  const names = new Set([cache.key, ...ids, ...registered]);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own components
    <style key="styles" dangerouslySetInnerHTML={{ __html: baseStyles() + closeBlocks(css) }} />,
    // Tells Emotion which styles exist already. Emotion moves this element, and moving one with styles would make the
    // browser lay the page out again.
    <style key="style-names" data-emotion={[...names].join(' ')} />,
  ]);
  replaceBodyHTMLString(html);
}

let text: string | undefined;

/**
 * Styles of every document: fonts, theme variables, base rules. They are the same everywhere, so they are computed once and
 * go into the head as plain CSS, unknown to React.
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
