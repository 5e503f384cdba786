export { onPreRenderHTML, onRenderBody } from './src/components/layout/document-head';
export { replaceRenderer } from './src/components/layout/server-styles';
export { wrapPageElement } from './src/components/layout/wrap';
