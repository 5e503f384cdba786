import type { AnchorHTMLAttributes, Ref } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Gatsby's Link as the plain anchor that it renders. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Query results by the name of the query, set by a test. */
export const staticQueryData: { current: unknown } = { current: undefined };

/** Gives a component the data that the test has set. */
export function useStaticQuery(): unknown {
  return staticQueryData.current;
}

/** A query is of no interest in a component test. */
export function graphql(): null {
  return null;
}

export const navigate = jest.fn();
export const withPrefix = (path: string): string => path;
