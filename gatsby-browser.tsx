export { wrapPageElement } from './src/components/layout/wrap';
export { onInitialClientRender, onRouteUpdate } from './src/wake/announce';
