import type { GatsbyConfig } from 'gatsby';
import type { SocialCardsOptions } from './plugins/gatsby-plugin-social-cards/index';
import { LOGO } from './src/content/model/collections';
import { hostOptions } from './src/gatsby/host-options';
import { parseFrontMatter } from './src/gatsby/markdown/front-matter-engine';
import { sitemapOptions } from './src/gatsby/publish/sitemap-options';
import { describeSocialCard, SOCIAL_CARD_TYPES } from './src/gatsby/social-cards';
import { SOCIAL_CARDS } from './src/routes';
import { LIGHT, PAINTS } from './src/theme/palette';

const socialCards: SocialCardsOptions = {
  types: SOCIAL_CARD_TYPES,
  describe: describeSocialCard,
  folder: SOCIAL_CARDS,
  logo: LOGO,
  colors: {
    background: LIGHT.background.default,
    title: PAINTS.evergreen900,
    label: LIGHT.accentText.main,
    brand: LIGHT.primary.main,
  },
  fonts: {
    title: {
      family: 'Fraunces SemiBold',
      weight: 600,
      files: [
        'src/theme/fonts/cards/fraunces-latin-600-normal.ttf',
        'src/theme/fonts/cards/fraunces-latin-ext-600-normal.ttf',
      ],
    },
    text: {
      family: 'Figtree',
      weight: 700,
      files: [
        'src/theme/fonts/cards/figtree-latin-700-normal.ttf',
        'src/theme/fonts/cards/figtree-latin-ext-700-normal.ttf',
      ],
    },
  },
};

const config: GatsbyConfig = {
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ['create-pages', 'write-search-index', 'publish/feeds', 'publish/sitemap-options'].map(
      (file) => `./src/gatsby/${file}.ts`,
    ),
  },
  // Without an adapter, Gatsby fetches its list of adapters from GitHub on every build, and on Netlify installs one that
  // adds headers to `_headers`. gatsby-plugin-static-host writes the host files instead.
  adapter: { name: 'none', adapt: () => undefined },
  plugins: [
    {
      resolve: 'gatsby-plugin-deferred-hydration',
      options: {
        inline: ['src/page-scripts/color-scheme.ts'],
        loader: [
          'src/page-scripts/current-year.ts',
          'src/page-scripts/color-scheme-choice.ts',
          'src/page-scripts/terms.ts',
          'src/page-scripts/offline-links.ts',
          // After the script that keeps the page when the network is down.
          'src/page-scripts/back-link.ts',
          'src/page-scripts/share.ts',
          'src/page-scripts/kept-ticks.ts',
          'src/page-scripts/kept-plan.ts',
        ],
        parameters: ['q', 'category', 'interest'],
      },
    },
    'gatsby-plugin-typescript',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['webp'], placeholder: 'dominantColor' } },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: `${__dirname}/content`,
        ignore: ['**/blog/**/*.svg', '**/content/*.md', '**/content/_templates/*', '**/*.txt'],
      },
    },
    // Gatsby warns about `engines`, which the plugin passes on to gray-matter.
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        gfm: false,
        footnotes: false,
        plugins: ['gatsby-remark-grammar'],
        engines: { yaml: parseFrontMatter },
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-social-cards', options: { ...socialCards } },
    // Last, because it hashes and compresses everyone else's output.
    { resolve: 'gatsby-plugin-static-host', options: hostOptions },
  ],
};

export default config;
