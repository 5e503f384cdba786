/** A module that a package brings along although a site may not use it. */
export interface Replacement {
  /** The request as the package writes it. */
  readonly request: RegExp;
  /** The folder of the module that asks; elsewhere the real module is bundled. */
  readonly issuer: RegExp;
  /** The file of `stubs/` that takes its place. */
  readonly stub: string;
}

/** What can be left out, by the names of the option `leaveOut`. The README has the bytes of each and what it asks for. */
export const REPLACEMENTS = {
  workers: [
    { request: /\/internal-plugins\/partytown\/gatsby-browser\.js$/, issuer: /\.cache$/, stub: 'nothing.ts' },
    { request: /\/register-service-worker$/, issuer: /\.cache$/, stub: 'nothing.ts' },
  ],
  styledExtras: [
    { request: /^@emotion\/is-prop-valid$/, issuer: /@emotion\/styled/, stub: 'is-prop-valid.ts' },
    { request: /^hoist-non-react-statics$/, issuer: /@emotion\/react/, stub: 'nothing.ts' },
  ],
  sx: [
    { request: /\/(styleFunctionSx|defaultSxConfig)\.mjs$/, issuer: /@mui\/system\//, stub: 'no-sx.ts' },
    { request: /^\.\/spacing\.mjs$/, issuer: /@mui\/system\/spacing$/, stub: 'spacing-steps.ts' },
    { request: /\/cssContainerQueries\/index\.mjs$/, issuer: /@mui\/system\//, stub: 'no-container-queries.ts' },
  ],
  defaultTheme: [
    { request: /\/defaultTheme\.mjs$/, issuer: /@mui\/material\//, stub: 'empty.ts' },
    {
      request: /\/colors\/(purple|red|orange|blue|lightBlue|green)\.mjs$/,
      issuer: /@mui\/material\/styles$/,
      stub: 'empty.ts',
    },
    { request: /\/shadows\.mjs$/, issuer: /@mui\/material\/styles$/, stub: 'empty.ts' },
    { request: /^\.\/focusVisible\.mjs$/, issuer: /@mui\/material\/styles$/, stub: 'no-focus-ring.ts' },
    { request: /\/stringifyTheme\.mjs$/, issuer: /@mui\/material\/styles$/, stub: 'no-stringify.ts' },
    { request: /\/InitColorSchemeScript\.mjs$/, issuer: /@mui\/system\/cssVars$/, stub: 'color-scheme-keys.ts' },
    { request: /^react-is$/, issuer: /@mui\/utils\//, stub: 'plain-values.ts' },
  ],
} as const satisfies Readonly<Record<string, readonly Replacement[]>>;
