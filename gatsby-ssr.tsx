export { onPreRenderHTML, onRenderBody } from './src/document/document-head';
export { replaceRenderer } from './src/document/server-styles';
export { wrapPageElement } from './src/document/wrap-page-element';
