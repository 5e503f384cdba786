import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { SocialCardsOptions } from './plugins/gatsby-plugin-social-cards/index';
import { FAIL_ON } from './src/content/read/disk-source';
import { fileKind } from './src/content/read/file-kind';
import { noticeScript, offerScripts, statisticsScript } from './src/gatsby/content-scripts';
import { hostOptions } from './src/gatsby/host-options';
import { COPIES } from './src/gatsby/pictures';
import { sitemapOptions } from './src/gatsby/publish/sitemap-options';
import { allCards, CARD_LOOKS } from './src/gatsby/social-cards';
import { ANSWERS_PARAMETER } from './src/planners/shared/answers-link';
import { SOCIAL_CARDS } from './src/routes';

const socialCards: SocialCardsOptions = { ...CARD_LOOKS, cards: allCards, folder: SOCIAL_CARDS };

const CONTENT = path.join(__dirname, 'content');

/** Whether the site leaves a file of `content/` aside; chokidar asks once more when it knows what is at a path. */
function isNotForSite(file: string, stats?: { readonly isFile: () => boolean }): boolean {
  const kind = fileKind(path.relative(CONTENT, file).split(path.sep).join('/'));
  return Boolean(stats?.isFile()) && kind !== 'text' && kind !== 'picture';
}

const config: GatsbyConfig = {
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ['create-pages', 'publish/sitemap-options'].map((file) => `./src/gatsby/${file}.ts`),
  },
  // Without an adapter, Gatsby fetches its list of adapters from GitHub on every build, and on Netlify installs one that
  // adds headers to `_headers`. gatsby-plugin-static-host writes the host files instead.
  adapter: { name: 'none', adapt: () => undefined },
  plugins: [
    {
      resolve: 'gatsby-plugin-deferred-hydration',
      options: {
        inline: ['src/page-scripts/color-scheme.ts', noticeScript],
        loader: [
          'src/page-scripts/current-year.ts',
          'src/page-scripts/color-scheme-choice.ts',
          'src/page-scripts/terms.ts',
          'src/page-scripts/offline-links.ts',
          // After the script that keeps the page when the network is down.
          'src/page-scripts/back-link.ts',
          'src/page-scripts/share.ts',
          'src/page-scripts/kept-ticks.ts',
          'src/page-scripts/printed-folds.ts',
          offerScripts,
        ],
        parameters: ['q', 'category', 'interest', ANSWERS_PARAMETER],
        late: statisticsScript,
      },
    },
    'gatsby-plugin-typescript',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { failOn: FAIL_ON, defaults: { formats: ['webp'], placeholder: 'dominantColor' } },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: CONTENT,
        ignore: [isNotForSite],
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'upright', path: COPIES } },
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        gfm: false,
        footnotes: false,
        plugins: ['gatsby-remark-grammar'],
        // The content check has read the front matter. Gatsby warns about `engines`, which the plugin passes to gray-matter.
        engines: { yaml: () => ({}) },
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-social-cards', options: { ...socialCards } },
    // Last, because it hashes and compresses everyone else's output.
    { resolve: 'gatsby-plugin-static-host', options: hostOptions },
  ],
};

export default config;
