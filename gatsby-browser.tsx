export { wrapPageElement, wrapRootElement } from './src/components/layout/wrap';
export { onInitialClientRender } from './src/wake/announce';
