import type { PreRenderHTMLArgs } from 'gatsby';
import { orderHead } from './src/components/layout/document-head';
import { deferRuntime } from './src/wake/defer-runtime';

export { onRenderBody } from './src/components/layout/document-head';
export { replaceRenderer } from './src/components/layout/server-styles';
export { wrapPageElement } from './src/components/layout/wrap';

/** The last hand on a document before it is written. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  orderHead(args);
  deferRuntime(args);
}
