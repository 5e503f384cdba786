import { type FunctionComponent, memo, type NamedExoticComponent, Suspense } from 'react';

/**
 * A component that React hydrates on its own: after what surrounds it, or immediately when an event is for it. What the
 * visitor has asked for need not wait for the rest of the page.
 * @param Component rendered again only for other props; whatever in it suspends needs a `Suspense` of its own, else all
 * of it would disappear meanwhile
 */
export function withHydrationBoundary<Props extends object>(
  Component: FunctionComponent<Props>,
): NamedExoticComponent<Props> {
  const Bounded: FunctionComponent<Props> = (props) => (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
  Bounded.displayName = `withHydrationBoundary(${Component.name})`;
  return memo(Bounded);
}
