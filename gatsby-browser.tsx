import './src/utils/valid-address';

export { wrapPageElement } from './src/components/layout/wrap';
