import {
  type FunctionComponent,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  useLayoutEffect,
} from 'react';

/** Tells the loader that React has rendered or hydrated a part, so that what it has replaced is used on at once. */
export const tellRendered = (): boolean => document.dispatchEvent(new Event('rendered'));

function Told({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    // React is still rendering.
    queueMicrotask(tellRendered);
  }, []);
  return children;
}

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
      <Told>
        <Component {...props} />
      </Told>
    </Suspense>
  );
  Bounded.displayName = `withHydrationBoundary(${Component.name})`;
  return memo(Bounded);
}
