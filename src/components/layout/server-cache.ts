import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Properties that some browsers in package.json's browserslist know only with a prefix. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|box-decoration-break|print-color-adjust)$/;

const prefixFew: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Shared by all documents: Emotion caches compiled styles by this array, so each style compiles once per worker. */
const PLUGINS = [prefixFew];

/** Collects one document's styles on the server, without prefixes for obsolete browsers. */
export function createServerCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: PLUGINS });
}

/** Drops the semicolons that end a block: every document has hundreds of them. */
export function closeBlocks(css: string): string {
  return css.replaceAll(';}', '}');
}
