import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Properties that a browser of package.json's browserslist still knows under its own name only. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|box-decoration-break|print-color-adjust)$/;

const prefixFew: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** One array for all documents: Emotion caches compiled styles by it, so each style is compiled once per worker. */
const PLUGINS = [prefixFew];

/** Where the server collects the styles of one document, without prefixes for obsolete browsers. */
export function createServerCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: PLUGINS });
}

/** Styles without the semicolons that end a block: every document carries hundreds of them. */
export function closeBlocks(css: string): string {
  return css.replaceAll(';}', '}');
}
