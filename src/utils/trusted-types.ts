declare global {
  interface Window {
    /** Trusted Types; not every browser has them. */
    readonly trustedTypes?: {
      readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
    };
  }
}

/**
 * The pages' Trusted Types policies, by name: only these may turn text into markup or script URLs. There is no `default`
 * policy, so anything else is refused.
 */
export const TRUSTED_TYPES = {
  /** The bundler's runtime: URLs of its own chunks. */
  bundler: 'webpack',
  /** An article's text, sanitised by the build. */
  article: 'article',
} as const;
