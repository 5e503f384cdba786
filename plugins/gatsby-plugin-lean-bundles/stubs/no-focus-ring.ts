/** Replaces MUI's optional focus ring, which the theme does not use: one rule for the whole page draws ours. */
export const mergeFocusVisibleInput = (): undefined => undefined;
export const resolveFocusVisible = (): undefined => undefined;
export const isResolvedFocusVisible = (): boolean => false;
export const applyInsetFocusVisible = (): undefined => undefined;
export const applyChildrenFocusVisible = (): undefined => undefined;
export const outsetFocusRing = (): undefined => undefined;
