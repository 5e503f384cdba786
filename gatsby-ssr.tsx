export { onRenderBody } from './src/components/layout/document-head';
export { replaceRenderer } from './src/components/layout/server-styles';
export { wrapPageElement } from './src/components/layout/wrap';
export { deferRuntime as onPreRenderHTML } from './src/wake/defer-runtime';
