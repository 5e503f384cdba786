/** Constants that `src/gatsby/on-create-webpack-config.ts` puts in. */

/** The language of `content/site.yaml`. */
declare const SITE_LANGUAGE: string;

/** `error` of `content/interface.yaml`: what a visitor reads when the application has failed; a query could fail as well. */
declare const ERROR_TEXTS: {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly part: string;
  readonly retry: string;
  readonly home: string;
};

/**
 * False in the scripts of browsers: only crawlers and link previews read structured data and Open Graph tags, and they
 * read them in the document as it is sent.
 */
declare const CRAWLER_METADATA: boolean;
