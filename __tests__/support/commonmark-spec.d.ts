declare module 'commonmark-spec' {
  /** The examples of the CommonMark specification; a tab is written as an arrow. */
  export const tests: readonly { readonly number: number; readonly section: string; readonly markdown: string }[];
}
