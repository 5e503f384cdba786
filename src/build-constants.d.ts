/** What the bundler adds: constants injected by `src/gatsby/on-create-webpack-config.ts`, and the addresses of font files. */

/** The language of `content/site.yaml`. */
declare const SITE_LANGUAGE: string;

/** `error` of `content/interface.yaml`: the message after a crash, when a query could fail too. */
declare const ERROR_TEXTS: {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly part: string;
  readonly retry: string;
  readonly home: string;
};

/**
 * False in browser scripts: only crawlers and link previews read structured data and Open Graph tags, and they read the
 * document as sent.
 */
declare const CRAWLER_METADATA: boolean;

declare module '*.woff2' {
  /** The font file's public URL. */
  const url: string;
  export default url;
}
