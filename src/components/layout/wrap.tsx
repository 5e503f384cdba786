import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { PageFrame } from './PageFrame';
import { Root } from './Root';

/** Both the server and the browser put every page into the same frame. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <Root>{element}</Root>;
}

/** The frame stays mounted from page to page. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  return <PageFrame path={props.location.pathname}>{element}</PageFrame>;
}
