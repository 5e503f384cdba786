import './src/components/layout/valid-address';

export { onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/components/layout/scroll-position';
export { wrapPageElement } from './src/components/layout/wrap';

/** Shows authors their mistakes in `gatsby develop`; builds leave the import out. */
export async function onClientEntry(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { showContentNotice } = await import('./src/components/layout/content-notice');
    showContentNotice();
  }
}
