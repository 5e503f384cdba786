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
      comment: 'Two files that need each other are one thing.',
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
        path: '^(src|gatsby-[^/]+\\.tsx?$|scripts/(build|check-content|upkeep[^/]*|external-links|dated-texts|for-author)\\.ts$)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file that nothing uses goes.',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['^src/(pages|templates|api|bundles)/', '\\.d\\.ts$', 'fragment\\.ts$'],
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
      'content-check-is-pure',
      '^src/content-check',
      '^(src/(?!content-check|content-model|utils|routes)|node_modules/(react|gatsby|@mui|@emotion)/)',
      'The check runs without Gatsby.',
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
      '^(src/(content-model|content-check|gatsby)|fs$|node:fs)',
      'A page gets its data from GraphQL.',
    ),
    layer(
      'sections-take-props',
      '^src/components/sections',
      '^src/(components/(layout|seo)|gatsby|content-model|content-check|pages|templates)',
      'A section never fetches.',
    ),
    layer(
      'ui-knows-the-theme-only',
      '^src/components/ui',
      '^src/(?!components/ui|theme|wake/names)',
      'A primitive knows no content.',
    ),
    layer(
      'layout-below-pages',
      '^src/components/(layout|seo)',
      '^src/(templates|pages|gatsby|content-model|content-check|components/sections)',
      'Layout is below the pages.',
    ),
    layer(
      'hooks-are-below-components',
      '^src/hooks',
      '^src/(components|pages|templates|gatsby|content-check)',
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
      'wake-stands-alone',
      '^src/wake',
      '^(src/(?!wake|utils/page-ids)|node_modules/(@mui|@emotion)/)',
      'What decides when the runtime comes must not bring the runtime.',
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
    layer('no-tests-in-the-product', '^src', '^(__tests__|scripts)', 'The product does not know its tests.'),
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
