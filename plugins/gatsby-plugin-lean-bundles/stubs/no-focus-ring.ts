/** Replaces MUI's optional focus ring, for a site that draws its own. */
export const mergeFocusVisibleInput = (): undefined => undefined;
export const resolveFocusVisible = (): undefined => undefined;
export const isResolvedFocusVisible = (): boolean => false;
export const applyInsetFocusVisible = (): undefined => undefined;
export const applyChildrenFocusVisible = (): undefined => undefined;
export const outsetFocusRing = (): undefined => undefined;
