/** Replaces MUI's `sx` and its list of shorthands: components here are styled with `styled` only. */
export default function noSx(): null {
  return null;
}

/** As MUI's, for a configuration of one's own. */
export const unstable_createStyleFunctionSx = () => noSx;
