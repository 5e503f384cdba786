// First, since Emotion looks for its styles as soon as it is loaded.
import './src/wake/known-styles';

export { wrapPageElement } from './src/components/layout/wrap';
export { onInitialClientRender, onRouteUpdate } from './src/wake/announce';
