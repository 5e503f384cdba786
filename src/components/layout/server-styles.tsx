import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { createServerCache } from './server-cache';

/**
 * Renders a page and puts the styles that it uses, and only those, into its head. `data-s` tells Emotion that they are
 * where they belong; else it would move them at hydration.
 */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  const cache = createServerCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key}-${ids.join()}`}
        data-s=""
        data-emotion={`${key} ${ids.join(' ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own components
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
}
