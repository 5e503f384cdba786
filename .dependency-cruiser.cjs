/** Who may import whom; the table is explained in CONTRIBUTING.md. */
const layer = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that need each other should be one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'build-needs-no-dev-dependency',
      severity: 'error',
      comment: 'Hosts and scheduled workflows install without development dependencies.',
      from: {
        path: '^(src|plugins/[^/]+/(?!__tests__)|gatsby-[^/]+\\.tsx?$|scripts/(build|check-content|upkeep[^/]*|external-links|dated-texts|for-author)\\.ts$)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file that nothing uses must be deleted.',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['^src/(pages|templates|api)/', '\\.d\\.ts$', 'fragments?\\.ts$'],
      },
      to: {},
    },
    layer(
      'content-model-is-pure',
      '^src/content-model',
      '^(src/(?!content-model|utils)|node_modules/(react|gatsby|@mui|@emotion))',
      'The content model knows zod and utilities only.',
    ),
    layer(
      'content-reader-is-pure',
      '^src/content-reader',
      '^(src/(?!content-reader|content-model|utils|routes)|node_modules/(react|gatsby|@mui|@emotion)/)',
      'The reader runs without Gatsby, and knows no rule that compares files.',
    ),
    layer(
      'content-check-is-pure',
      '^src/content-check',
      '^(src/(?!content-check|content-reader|content-model|utils|routes)|node_modules/(react|gatsby|@mui|@emotion)/)',
      'The check runs without Gatsby.',
    ),
    layer(
      'only-the-disk-source-knows-node',
      '^src/(content-check|content-reader/(?!disk-|cache-file))',
      '^(src/content-reader/(disk-|cache-file)|node:|(node_modules/)?(sharp|satteri|fs|path|crypto|zlib)(/|$))',
      'The check runs in browsers too.',
    ),
    layer(
      'editor-knows-content-only',
      '^src/editor',
      '^src/(?!editor|content-check|content-reader|content-model|utils|routes)',
      'The editor changes files; it knows no page.',
    ),
    layer(
      'nobody-brings-the-editor-to-visitors',
      '^src/(?!editor)',
      '^(src/editor|node_modules/@sveltia)',
      'Not a byte of the editor is in the bundles of pages.',
    ),
    layer(
      'gatsby-hooks-render-nothing',
      '^src/gatsby',
      '^src/(components|theme|hooks|pages|templates)',
      'Node hooks know the content, not its looks.',
    ),
    layer(
      'publishing-knows-no-gatsby',
      '^src/publishing',
      '^(src/(?!publishing|utils|routes|theme/palette)|node_modules/gatsby)',
      'Feeds, cards and their like are made from plain values.',
    ),
    layer(
      'pages-do-not-read-files',
      '^src/(pages|templates)',
      '^(src/(content-model|content-reader|content-check|gatsby)|fs$|node:fs)',
      'A page gets its data from GraphQL.',
    ),
    layer(
      'sections-take-props',
      '^src/components/sections',
      '^src/(components/(layout|seo)|gatsby|content-model|content-reader|content-check|pages|templates)',
      'A section never fetches.',
    ),
    layer(
      'ui-knows-the-theme-only',
      '^src/components/ui',
      '^src/(?!components/ui|theme)',
      'A primitive knows no content.',
    ),
    layer(
      'layout-below-pages',
      '^src/components/(layout|seo)',
      '^src/(templates|pages|gatsby|content-model|content-reader|content-check|components/sections)',
      'Layout is below the pages.',
    ),
    layer(
      'hooks-are-below-components',
      '^src/hooks',
      '^src/(components|pages|templates|gatsby|content-reader|content-check)',
      'Hooks know no components.',
    ),
    layer(
      'utils-are-the-ground',
      '^src/(utils|routes)',
      '^(src/(?!utils|routes)|node_modules/(react|gatsby|@mui)/)',
      'Utilities and routes know nothing above them.',
    ),
    layer(
      'tools-are-pure',
      '^src/tools',
      '^(src/(?!tools|utils)|node_modules/(react|gatsby|@mui|@emotion)/)',
      'The rules of the tools are functions of dates and numbers; they know no page.',
    ),
    layer(
      'deferred-scripts-bring-no-framework',
      '^(src/page-scripts|plugins/gatsby-plugin-deferred-hydration/browser)/',
      '^(src/(?!page-scripts|utils)|node_modules/)',
      'What runs before the framework must not bring it.',
    ),
    layer(
      'endpoint-stays-on-the-server',
      '^src/(?!api/|contact-endpoint/)',
      '^src/(api|contact-endpoint)/',
      'What sends mail, and its secrets, never reach a browser.',
    ),
    layer(
      'endpoint-renders-nothing',
      '^src/(api|contact-endpoint)/',
      '^(src/(?!contact-endpoint|content-model|utils|routes)|node_modules/(react|@mui|@emotion)/)',
      'The endpoint knows the message, not the pages.',
    ),
    {
      name: 'plugins-know-no-site',
      severity: 'error',
      comment: 'A plugin could move to another site: it knows its own files and packages.',
      from: { path: '^plugins/([^/]+)/' },
      to: { path: '^(src|plugins|scripts|__tests__)/', pathNot: '^plugins/$1/' },
    },
    layer(
      'plugins-are-used-by-their-entries',
      '^(src|gatsby-[^/]+$|scripts)',
      '^plugins/[^/]+/(?!(index|ssr)\\.tsx?$)',
      'A plugin has two entries: index.ts, and ssr.tsx for what only the server renders.',
    ),
    layer(
      'no-tests-in-the-product',
      '^(src|plugins/[^/]+/(?!__tests__))',
      '(^scripts/|__tests__/)',
      'The product does not know its tests.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
