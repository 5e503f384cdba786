import type { PreRenderHTMLArgs } from 'gatsby';
import { putWayOutFirst } from './src/components/layout/document-head';
import { deferRuntime } from './src/wake/defer-runtime';

export { onRenderBody } from './src/components/layout/document-head';
export { replaceRenderer } from './src/components/layout/server-styles';
export { wrapPageElement, wrapRootElement } from './src/components/layout/wrap';

/** The last word on a document before it is written. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  deferRuntime(args);
  putWayOutFirst(args);
}
