/** `error` of `content/interface.yaml`; webpack inserts it here, so that it needs no query, which could fail as well. */
declare const ERROR_TEXTS: {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly home: string;
};

/** What a visitor reads when the application has failed. */
export const errorTexts = ERROR_TEXTS;
