import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { InPlaceLink } from '../../plugins/gatsby-plugin-deferred-hydration/index';

interface LoadMoreProps {
  /** The static page with the next cards; search results have none. */
  readonly nextPath: string | null;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** Shows more cards in place; without script it links to the next static page. */
export function LoadMore({ nextPath, onMore, children }: LoadMoreProps) {
  if (nextPath === null) {
    return (
      <Button variant="outlined" onClick={onMore}>
        {children}
      </Button>
    );
  }
  return (
    <Button component={InPlaceLink} to={nextPath} rel="next" variant="outlined" onPress={onMore}>
      {children}
    </Button>
  );
}
