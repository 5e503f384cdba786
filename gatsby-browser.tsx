export { wrapPageElement } from './src/components/layout/wrap';
export { onInitialClientRender } from './src/wake/announce';
