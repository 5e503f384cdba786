/** Replaces MUI's container queries, for a site that leaves them out. */
export default function withoutContainerQueries<Theme>(theme: Theme): Theme {
  return theme;
}

/** No breakpoint is written with `@`. */
export const isCqShorthand = (): boolean => false;

/** Never asked, since no breakpoint is written with `@`. */
export const getContainerQuery = (): null => null;

/** There is none to sort. */
export const sortContainerQueries = <Css>(_theme: unknown, css: Css): Css => css;
