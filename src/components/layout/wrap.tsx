import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Boundary } from '../ui/Boundary';
import { PageFrame } from './PageFrame';
import { Root } from './Root';
import { RootErrorPage } from './RootErrorPage';

/**
 * Server and browser put every page into the same frame, which stays mounted between pages. The theme is here rather than in
 * `wrapRootElement`, because Gatsby also wraps each page's Head in that: every document would contain all global styles
 * twice, and the browser would render the theme twice.
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const path = props.location.pathname;
  return (
    <Boundary path={path} fallback={<RootErrorPage />}>
      <Root>
        <PageFrame path={path}>{element}</PageFrame>
      </Root>
    </Boundary>
  );
}
