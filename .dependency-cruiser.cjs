/** Which layer may import which; CONTRIBUTING.md describes the data flow. */
const rule = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** A layer of the site, with the layers its files may import. */
const layer = (files, others, comment) => {
  const allowed = [files, ...others].map((name) => name.replace(/^(?!src|plugins)/, 'src/'));
  return rule(files, `^${files}`, `^(?!${allowed.join('|')})(src|plugins|scripts|__tests__)/`, comment);
};

/** Files that must not import these packages or Node modules. */
const without = (files, modules, comment) =>
  rule(`${files} without ${modules}`, `^(${files})`, `^(node:|node_modules/)?(${modules})(/|$)`, comment);

/** Every layer and its allowed imports; anything not listed is forbidden. */
const LAYERS = [
  layer('src/(utils|routes)', ['utils'], 'Lowest layer.'),
  layer('src/theme', ['utils'], 'Styling only.'),
  layer('src/statistics', [], 'What is counted, and by which provider.'),
  layer('src/page-scripts', ['statistics', 'utils'], 'Runs without React.'),
  layer('src/content/model', ['forms', 'routes', 'statistics', 'utils'], 'Schemas of every file.'),
  layer('src/facts', ['content/model', 'utils'], 'Values with source and period.'),
  layer('src/markdown', ['facts', 'routes', 'utils'], "Renders an article's body."),
  layer(
    'src/content/read',
    ['content/model', 'facts', 'markdown', 'plugins', 'routes', 'utils'],
    'Turns files into values.',
  ),
  layer(
    'src/content/resolve',
    ['content/(model|read)', 'facts', 'markdown', 'routes', 'theme/fonts', 'utils'],
    'Records and a day become the site; the fonts limit the letters of social cards.',
  ),
  layer(
    'src/content/check',
    ['content', 'facts', 'forms', 'markdown', 'routes', 'utils'],
    'Judges records and the site.',
  ),
  layer('src/hooks', ['routes', 'statistics', 'utils'], 'React hooks of several folders; no components.'),
  layer('src/components/ui', ['hooks', 'plugins', 'theme', 'utils'], 'Knows no content.'),
  layer(
    'src/components/layout',
    ['components/ui', 'hooks', 'plugins', 'routes', 'statistics', 'theme', 'utils'],
    'Around every page.',
  ),
  layer(
    'src/document',
    ['components/(ui|layout)', 'hooks', 'plugins', 'routes', 'theme', 'utils'],
    "Gatsby's hooks in the browser and while it renders: what every document shares.",
  ),
  layer(
    'src/components/people',
    ['components/ui', 'plugins', 'routes', 'theme', 'utils'],
    'A person, by name or as a card.',
  ),
  layer(
    'src/components/(article|contact|services|seo)',
    ['components/(ui|layout|people)', 'forms', 'hooks', 'plugins', 'routes', 'statistics', 'theme', 'utils'],
    'Parts of one kind of page, and the heads of all.',
  ),
  layer(
    'src/search',
    ['components/(ui|article)', 'content/resolve', 'hooks', 'plugins', 'routes', 'statistics', 'theme', 'utils'],
    'The index, its queries, and the lists that visitors search.',
  ),
  layer(
    'src/forms',
    ['components/(ui|layout)', 'hooks', 'plugins', 'routes', 'statistics', 'theme', 'utils'],
    'Providers, sending, outcomes, drafts, and the two forms.',
  ),
  layer(
    'src/planners',
    [
      'components/(ui|layout|seo)',
      'content/model',
      'facts',
      'hooks',
      'plugins',
      'routes',
      'statistics',
      'theme',
      'utils',
    ],
    'A folder per planner, and what they share.',
  ),
  layer(
    'src/components/sections',
    ['components', 'forms', 'hooks', 'plugins', 'routes', 'search', 'statistics', 'theme', 'utils'],
    'One file a section kind; a section never fetches.',
  ),
  layer(
    'src/(pages|templates)',
    ['components', 'forms', 'planners', 'search', 'hooks', 'routes', 'statistics', 'theme', 'utils'],
    'Pages get their data from GraphQL.',
  ),
  layer(
    'src/editor/(?!preview-styles)',
    ['editor', 'content', 'facts', 'markdown', 'planners/registry', 'routes', 'utils'],
    'The editor changes files.',
  ),
  layer('src/editor/preview-styles', ['theme'], "The preview uses the site's theme."),
  layer(
    'src/gatsby',
    [
      'content',
      'editor/build-editor',
      'facts',
      'forms',
      'markdown',
      'planners',
      'plugins',
      'routes',
      'page-scripts/statistics',
      'search',
      'theme/(fonts|palette)',
      'utils',
    ],
    'Node hooks.',
  ),
];

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
      comment: 'Every import leads somewhere; scripts/fonts and scripts/browser have packages of their own.',
      from: { pathNot: '^scripts/(fonts|browser)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'build-needs-no-dev-dependency',
      severity: 'error',
      comment: 'Hosts and scheduled workflows install without development dependencies.',
      from: {
        path: '^(src|plugins/[^/]+/(?!__tests__)|gatsby-[^/]+\\.tsx?$|scripts/(check-content|for-author|upkeep)\\.ts$)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file that nothing uses must be deleted.',
      from: { orphan: true, path: '^src/', pathNot: ['^src/(page-scripts|pages|templates)/', '\\.d\\.ts$'] },
      to: {},
    },
    ...LAYERS,
    without(
      'src/(content|facts|markdown|utils|routes)/|src/planners/.*.ts$',
      'react|react-dom|gatsby|@mui|@emotion',
      'Content, rules and addresses need no page.',
    ),
    without('src/gatsby', 'react|react-dom|@mui|@emotion', 'Hooks of Gatsby render nothing.'),
    without('src/editor', 'gatsby', 'It needs no build.'),
    without('src/(pages|templates)', 'fs', 'A page gets its data from GraphQL.'),
    without('src/(?!editor)', '@sveltia', 'Not a byte of the editor is in the bundles of pages.'),
    rule(
      'only-the-disk-source-knows-node',
      '^src/content/(check|resolve|read/(?!disk-))',
      '^(src/content/read/disk-|node:|(node_modules/)?(sharp|fs|path|crypto|zlib)(/|$))',
      'The check runs in browsers too.',
    ),
    rule(
      'deferred-scripts-bring-no-framework',
      '^(src/page-scripts|plugins/gatsby-plugin-deferred-hydration/browser)/',
      '^node_modules/',
      'What runs before the framework must not bring it.',
    ),
    {
      name: 'plugins-know-no-site',
      severity: 'error',
      comment: 'A plugin could move to another site: it knows its own files and packages.',
      from: { path: '^plugins/([^/]+)/' },
      to: { path: '^(src|plugins|scripts|__tests__)/', pathNot: '^plugins/$1/' },
    },
    {
      name: 'plugins-name-their-packages',
      severity: 'error',
      comment: 'The package.json of a plugin names what its code imports.',
      from: { path: '^plugins/[^/]+/(?!__tests__)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    rule(
      'plugins-are-used-by-their-entry',
      '^(src|gatsby-[^/]+$|scripts)',
      '^plugins/[^/]+/(?!index\\.(tsx?|js|d\\.ts)$)',
      'The entry of a plugin is its index.ts.',
    ),
    rule('no-tests-in-plugins', '^plugins/[^/]+/(?!__tests__)', '/__tests__/', 'The product does not know its tests.'),
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
