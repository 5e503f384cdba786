import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { COMPONENT_STYLES } from '../../wake/names';
import { closeBlocks, createServerCache } from './server-cache';

/**
 * The names that cannot be read from the styles: a component that styles another one hands its rules over, so that no
 * element has them on their own. Unknown to the browser's Emotion, they would be inserted at hydration; known to it, they
 * never are, so no other component may have just these rules (`__tests__/built-site/head.test.ts` looks for that).
 */
function unusedNames(cache: EmotionCache, used: readonly string[]): string[] {
  const isUsed = new Set(used);
  return Object.keys(cache.registered)
    .map((name) => name.slice(cache.key.length + 1))
    .filter((name) => !isUsed.has(name));
}

/**
 * Renders a page and puts the styles that it uses, and only those, into its head. `src/wake/known-styles.ts` tells the
 * browser's Emotion of them.
 */
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
  const unused = unusedNames(cache, ids);
  setHeadComponents([
    <style
      key={COMPONENT_STYLES}
      id={COMPONENT_STYLES}
      data-unused={unused.length > 0 ? unused.join(' ') : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from our own components
      dangerouslySetInnerHTML={{ __html: closeBlocks(css) }}
    />,
  ]);
  replaceBodyHTMLString(html);
}
