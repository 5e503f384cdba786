import { readFileSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { parse } from 'yaml';
import { siteSettings } from './src/content-model/site';
import { sitemapOptions } from './src/gatsby/publish/sitemap-options';

/** The sitemap and canonical addresses need the site's address before any node exists. */
function siteUrl(): string {
  const settings = siteSettings
    .pick({ siteUrl: true })
    .loose()
    .safeParse(parse(readFileSync('content/site.yaml', 'utf8')));
  return settings.success ? settings.data.siteUrl : 'https://invalid.invalid';
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./src/gatsby/create-pages.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-plugin-deferred-hydration',
      options: {
        inline: ['src/page-scripts/color-scheme.ts', 'src/page-scripts/current-year.ts'],
        loader: ['src/page-scripts/offline-links.ts'],
        parameters: ['q', 'category', 'interest'],
      },
    },
    'gatsby-plugin-typescript',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content`, ignore: ['**/blog/**/*.svg', '**/*.txt'] },
    },
    'gatsby-transformer-remark',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
