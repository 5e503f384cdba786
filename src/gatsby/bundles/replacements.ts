/** A module that a library brings along although this site never uses it. */
export interface Replacement {
  /** The request as the library writes it. */
  readonly request: RegExp;
  /** The folder of the module that asks; elsewhere the real module is bundled. */
  readonly issuer: RegExp;
  /** The file of `src/bundles` that takes its place. */
  readonly by:
    | 'nothing.ts'
    | 'is-prop-valid.ts'
    | 'no-sx.ts'
    | 'color-scheme-keys.ts'
    | 'no-container-queries.ts'
    | 'no-stringify.ts'
    | 'plain-values.ts'
    | 'empty.ts'
    | 'no-focus-ring.ts'
    | 'spacing-steps.ts';
}

/** What the browser's bundles leave out. Each is measured in `docs/performance.md`. */
export const REPLACEMENTS: readonly Replacement[] = [
  // The theme switches the ripple off for every button.
  { request: /\/TouchRipple\.mjs$/, issuer: /@mui\/material\/ButtonBase$/, by: 'nothing.ts' },
  // Third-party scripts, in a worker or not: there are none.
  { request: /^gatsby-script$/, issuer: /\.cache$/, by: 'nothing.ts' },
  { request: /\/internal-plugins\/partytown\/gatsby-browser\.js$/, issuer: /\.cache$/, by: 'nothing.ts' },
  // There is no service worker; see the decision on offline use.
  { request: /\/register-service-worker$/, issuer: /\.cache$/, by: 'nothing.ts' },
  // Emotion's withTheme, which neither MUI nor we use, and an old react-is with it.
  { request: /^hoist-non-react-statics$/, issuer: /@emotion\/react/, by: 'nothing.ts' },
  // A list of all attributes of HTML and SVG, by which `styled` guesses; our components do not leave it to guess.
  { request: /^@emotion\/is-prop-valid$/, issuer: /@emotion\/styled/, by: 'is-prop-valid.ts' },
  // The `sx` property and its shorthands; a test holds that no component has one.
  { request: /\/(styleFunctionSx|defaultSxConfig)\.mjs$/, issuer: /@mui\/system\//, by: 'no-sx.ts' },
  // The script for the first paint, which only the server writes.
  { request: /\/InitColorSchemeScript\.mjs$/, issuer: /@mui\/system\/cssVars$/, by: 'color-scheme-keys.ts' },
  // Spacing as properties of components; what the theme itself does with it stays.
  { request: /^\.\/spacing\.mjs$/, issuer: /@mui\/system\/spacing$/, by: 'spacing-steps.ts' },
  // Container queries in the theme, its source text for build tools, and the question whether its values are components.
  { request: /\/cssContainerQueries\/index\.mjs$/, issuer: /@mui\/system\//, by: 'no-container-queries.ts' },
  { request: /\/stringifyTheme\.mjs$/, issuer: /@mui\/material\/styles$/, by: 'no-stringify.ts' },
  { request: /^react-is$/, issuer: /@mui\/utils\//, by: 'plain-values.ts' },
  // Material's own theme, its colours and shadows; ours gives all of its own and stands around every component.
  { request: /\/defaultTheme\.mjs$/, issuer: /@mui\/material\//, by: 'empty.ts' },
  {
    request: /\/colors\/(purple|red|orange|blue|lightBlue|green)\.mjs$/,
    issuer: /@mui\/material\/styles$/,
    by: 'empty.ts',
  },
  { request: /^\.\/focusVisible\.mjs$/, issuer: /@mui\/material\/styles$/, by: 'no-focus-ring.ts' },
  { request: /\/shadows\.mjs$/, issuer: /@mui\/material\/styles$/, by: 'empty.ts' },
];
