import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A rendered page and the styles that it uses, and only those, as one element for its head. */
export interface StyledPage {
  readonly html: string;
  readonly css: string;
  /** Attributes of the `<style>` with that CSS, which `browser/known-styles.ts` passes on to the browser's Emotion. */
  readonly attributes: { readonly 'data-names': string };
}

/**
 * The names that cannot be read from the styles: a component that styles another one hands its rules over, so that no
 * element has them on their own. Unknown to the browser's Emotion, they would be inserted at hydration; known to it, they
 * never are, so no other component may have exactly these rules.
 */
function namesNotInCss(cache: EmotionCache, used: readonly string[]): string[] {
  const isUsed = new Set(used);
  return Object.keys(cache.registered)
    .map((name) => name.slice(cache.key.length + 1))
    .filter((name) => !isUsed.has(name));
}

/**
 * Renders a page on the server, for `replaceRenderer`, so that hydration leaves its styles where they are.
 * @param cache a fresh one with the key `css`
 */
export function renderStyledPage(body: ReactNode, cache: EmotionCache): StyledPage {
  const { extractCritical } = createEmotionServer(cache);
  const { html, ids, css } = extractCritical(renderToString(<CacheProvider value={cache}>{body}</CacheProvider>));
  return { html, css, attributes: { 'data-names': namesNotInCss(cache, ids).join(' ') } };
}
