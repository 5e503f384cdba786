import type { FunctionComponent, NamedExoticComponent, ReactNode } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { PartBoundary } from './PartBoundary';

/**
 * A part of a page that hydrates on its own, and whose errors leave the rest of the page alone.
 * @param fallback shown on failure; by default a button to try again
 */
export function withPart<Props extends object>(
  Part: FunctionComponent<Props>,
  fallback?: ReactNode,
): NamedExoticComponent<Props> {
  return withHydrationBoundary((props: Props) => (
    <PartBoundary fallback={fallback}>
      <Part {...props} />
    </PartBoundary>
  ));
}
