import type { FunctionComponent, NamedExoticComponent, ReactNode } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { PartBoundary } from './PartBoundary';

/**
 * A part of a page that hydrates on its own, and whose errors leave the rest of the page alone.
 * @param fallback what is shown where it has failed; by default an offer to show it again
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
