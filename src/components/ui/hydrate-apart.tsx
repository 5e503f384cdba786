import { type FunctionComponent, memo, type NamedExoticComponent, Suspense } from 'react';

/**
 * A component whose markup React takes over by itself: after what surrounds it, or at once when it is pressed. What the
 * visitor has asked for need not wait for the rest of the page.
 * @param Component rendered again only for other props; whatever in it has to wait for something needs its own `Suspense`,
 * else all of it would be gone meanwhile
 */
export function hydrateApart<Props extends object>(Component: FunctionComponent<Props>): NamedExoticComponent<Props> {
  const Apart: FunctionComponent<Props> = (props) => (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
  Apart.displayName = `hydrateApart(${Component.name})`;
  return memo(Apart);
}
