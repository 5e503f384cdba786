export { createSchemaCustomization, onPreExtractQueries } from './src/gatsby/content-graphql';
export { onCreateNode, shouldOnCreateNode, sourceNodes } from './src/gatsby/content-nodes';
export { createPages } from './src/gatsby/create-pages';
export { createResolvers } from './src/gatsby/create-resolvers';
export { onCreateDevServer } from './src/gatsby/develop';
export { onPreInit } from './src/gatsby/moved-cache';
export { onCreateWebpackConfig } from './src/gatsby/on-create-webpack-config';
export { onPreBootstrap } from './src/gatsby/on-pre-bootstrap';
export { onPreBuild } from './src/gatsby/publish/publish';
