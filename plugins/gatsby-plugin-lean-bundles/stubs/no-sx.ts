/** Replaces MUI's `sx` and its list of shorthands: for a site that styles with `styled` only. */
export default function noSx(): null {
  return null;
}

/** Like MUI's, for a custom configuration. */
export const unstable_createStyleFunctionSx = () => noSx;
