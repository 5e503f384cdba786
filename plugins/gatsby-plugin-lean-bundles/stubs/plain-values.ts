/** Stands for `react-is`, which MUI asks whether a value of the theme is a component; ours holds none. */
export const isValidElementType = (): boolean => false;

/** Names for developers' eyes; see `isValidElementType`. */
export const ForwardRef = undefined;
export const Memo = undefined;
