/** Replaces `react-is`, which MUI uses to find out whether a value of the theme is a component, for a site whose theme has none. */
export const isValidElementType = (): boolean => false;

/** Names for developers' eyes; see `isValidElementType`. */
export const ForwardRef = undefined;
export const Memo = undefined;
