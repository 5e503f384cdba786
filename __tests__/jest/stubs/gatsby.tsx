import type { AnchorHTMLAttributes, Ref } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Gatsby's Link as a plain anchor. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Query results by query name, set by a test. */
export const staticQueryData: { current: unknown } = { current: undefined };

/** Supplies the data set by a test. */
export function useStaticQuery(): unknown {
  return staticQueryData.current;
}

/** Component tests ignore queries. */
export function graphql(): null {
  return null;
}

export const navigate = jest.fn();
