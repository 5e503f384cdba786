declare global {
  interface Window {
    /** Trusted Types, which not every browser has. */
    readonly trustedTypes?: {
      readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
    };
  }
}

/**
 * The Trusted Types policies of the site's pages, by name: only these may make markup or the address of a script out of text.
 * There is no `default` one, so everything else that tries is refused.
 */
export const TRUSTED_TYPES = {
  /** The bundler's runtime: the addresses of its own chunks. */
  bundler: 'webpack',
  /** The text of an article, which the build has sanitised. */
  article: 'article',
} as const;
