import type { REPLACEMENTS } from './replacements';

/** The options of this plugin; the README says what each asks of the site. */
export type LeanBundlesOptions = {
  /** What the site does not use. */
  readonly leaveOut: readonly (keyof typeof REPLACEMENTS)[];
  /** The level of ECMAScript that the site's browsers understand, as minifiers name it. */
  readonly ecma: 2015 | 2016 | 2017 | 2018 | 2019 | 2020;
  /** Whether source maps are written. */
  readonly sourceMaps: boolean;
};
