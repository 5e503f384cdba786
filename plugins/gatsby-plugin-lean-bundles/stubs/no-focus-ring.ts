/** Stands for MUI's optional focus ring; the theme asks for none, since ours is one rule for the whole page. */
export const mergeFocusVisibleInput = (): undefined => undefined;
export const resolveFocusVisible = (): undefined => undefined;
export const isResolvedFocusVisible = (): boolean => false;
export const applyInsetFocusVisible = (): undefined => undefined;
export const applyChildrenFocusVisible = (): undefined => undefined;
export const outsetFocusRing = (): undefined => undefined;
