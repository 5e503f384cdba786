import type { WrapPageElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { PageFrame } from './PageFrame';
import { Root } from './Root';
import { RootErrorPage } from './RootErrorPage';

/**
 * Both the server and the browser put every page into the same frame, which stays mounted from page to page.
 * The theme is here and not in `wrapRootElement`, since Gatsby wraps each page's Head in that too: every document would
 * contain all global styles twice, and the browser would render the theme twice.
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const path = props.location.pathname;
  return (
    <ErrorBoundary path={path} fallback={<RootErrorPage />}>
      <Root>
        <PageFrame path={path}>{element}</PageFrame>
      </Root>
    </ErrorBoundary>
  );
}
