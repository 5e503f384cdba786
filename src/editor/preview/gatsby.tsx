import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Gatsby's Link as the plain anchor that it renders; the preview's bundle has this file in place of Gatsby. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

let data: object = {};

/** Sets what all static queries find: their fields have different names, so one record answers them all. */
export function setStaticData(found: object): void {
  data = found;
}

export const useStaticQuery = (): object => data;
export const graphql = (): null => null;
export const withPrefix = (path: string): string => path;
export function navigate(): void {}
