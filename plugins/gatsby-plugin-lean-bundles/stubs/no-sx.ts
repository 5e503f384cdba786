/** Replaces MUI's `sx` and its list of shorthands: components here are styled with `styled` only. */
export default function noSx(): null {
  return null;
}

/** Like MUI's, for a custom configuration. */
export const unstable_createStyleFunctionSx = () => noSx;
