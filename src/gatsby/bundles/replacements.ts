/** A module that a library brings along although this site never uses it. */
export interface Replacement {
  /** The request as the library writes it. */
  readonly request: RegExp;
  /** The folder of the module that asks; elsewhere the real module is bundled. */
  readonly issuer: RegExp;
  /** The file of `src/bundles` that takes its place. */
  readonly by: 'nothing.ts' | 'is-prop-valid.ts';
}

/** What the browser's bundles leave out. Each is measured in `docs/performance.md`. */
export const REPLACEMENTS: readonly Replacement[] = [
  // The theme switches the ripple off for every button.
  { request: /\/TouchRipple\.mjs$/, issuer: /@mui\/material\/ButtonBase$/, by: 'nothing.ts' },
  // Shown by a button's `loading`, which says nothing to a screen reader here; "Sending..." does.
  { request: /\/CircularProgress\/index\.mjs$/, issuer: /@mui\/material\/Button$/, by: 'nothing.ts' },
  // Third-party scripts, in a worker or not: there are none.
  { request: /^gatsby-script$/, issuer: /\.cache$/, by: 'nothing.ts' },
  { request: /\/internal-plugins\/partytown\/gatsby-browser\.js$/, issuer: /\.cache$/, by: 'nothing.ts' },
  // There is no service worker; see the decision on offline use.
  { request: /\/register-service-worker$/, issuer: /\.cache$/, by: 'nothing.ts' },
  // Emotion's withTheme, which neither MUI nor we use, and an old react-is with it.
  { request: /^hoist-non-react-statics$/, issuer: /@emotion\/react/, by: 'nothing.ts' },
  // A list of all attributes of HTML and SVG, by which `styled` guesses; our components do not leave it to guess.
  { request: /^@emotion\/is-prop-valid$/, issuer: /@emotion\/styled/, by: 'is-prop-valid.ts' },
];
