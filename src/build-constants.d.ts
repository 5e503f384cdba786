/** Constants injected by `src/gatsby/on-create-webpack-config.ts`. */

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
