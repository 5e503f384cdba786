import type { WrapPageElementBrowserArgs } from 'gatsby';
import { PageFrame } from './PageFrame';
import { Root } from './Root';

/**
 * Both the server and the browser put every page into the same frame, which stays mounted from page to page.
 * The theme is here and not in `wrapRootElement`, since Gatsby wraps each page's Head in that too: every document would
 * carry all global styles twice, and the browser would render the theme twice.
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  return (
    <Root>
      <PageFrame path={props.location.pathname}>{element}</PageFrame>
    </Root>
  );
}
