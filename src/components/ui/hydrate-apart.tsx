import { type FunctionComponent, memo, type NamedExoticComponent, Suspense } from 'react';

/**
 * A component whose markup React takes over by itself: after what surrounds it, in a task of its own, or at once when it
 * is pressed. What the visitor has asked for need not wait for the rest of the page.
 * @param Component may not take children, since it is not rendered again for props that are as they were
 */
export function hydrateApart<Props extends object>(Component: FunctionComponent<Props>): NamedExoticComponent<Props> {
  return memo((props: Props) => (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  ));
}
