import {
  type FunctionComponent,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  useLayoutEffect,
} from 'react';

/** Tells the loader that React has rendered or hydrated a part, so that it restores replaced controls at once. */
export const tellRendered = (): boolean => document.dispatchEvent(new Event('rendered'));

function Told({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    // React is still rendering.
    queueMicrotask(tellRendered);
  }, []);
  return children;
}

/**
 * A component that React hydrates on its own: after its surroundings, or immediately when it receives an event, so that what
 * the visitor uses needn't wait for the rest of the page.
 * @param Component memoised; anything in it that suspends needs its own `Suspense`, or the whole component would disappear
 * meanwhile
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
