/** The language of `content/site.yaml`, put in by `src/gatsby/on-create-webpack-config.ts`. */
declare const SITE_LANGUAGE: string;
