import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';

interface LoadMoreProps {
  /** The static page with the next cards; a found selection has none. */
  readonly nextPath: string | null;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** Shows more cards in place; without script it leads to the next static page, whose data is prefetched because of `rel`. */
export function LoadMore({ nextPath, onMore, children }: LoadMoreProps) {
  if (nextPath === null) {
    return (
      <Button variant="outlined" onClick={onMore}>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to={nextPath} rel="next" variant="outlined" onPress={onMore}>
      {children}
    </ButtonLink>
  );
}
