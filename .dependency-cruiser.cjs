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
  layer(
    'src/content/model',
    ['components/sections/schemas', 'routes', 'utils'],
    'What fields there are: schemas; those of sections are beside their components.',
  ),
  layer('src/components/sections/schemas', ['content/model', 'utils'], 'The fields of sections.'),
  layer('src/content/read', ['content/model', 'plugins', 'utils'], 'Reads files; knows no rule that compares them.'),
  layer('src/content/check', ['content/read', 'content/model', 'routes', 'utils'], 'Compares what files say.'),
  layer(
    'src/editor/(?!preview-styles)',
    ['editor', 'content/check', 'content/read', 'content/model', 'routes', 'utils'],
    'The editor changes files; it knows no page.',
  ),
  layer('src/editor/preview-styles', ['theme'], 'The preview has the looks of the site.'),
  layer(
    'src/gatsby',
    [
      'components/sections/schemas',
      'content/check',
      'content/read',
      'content/model',
      'editor/build-editor',
      'planners',
      'plugins',
      'routes',
      'search',
      'utils',
      'theme/palette',
    ],
    'Hooks of Gatsby know the content, and of its looks the colours.',
  ),
  layer(
    'src/(pages|templates)',
    ['components', 'hooks', 'routes', 'search', 'utils'],
    'A page gets its data from GraphQL.',
  ),
  layer(
    'src/components/planner',
    ['components/(sections|ui)', 'hooks', 'theme', 'planners', 'plugins', 'routes', 'utils'],
    'A planner shows what its rules in src/planners find.',
  ),
  layer(
    'src/components/sections/(?!schemas)',
    ['components/(sections|ui)', 'hooks', 'theme', 'plugins', 'routes', 'search', 'utils'],
    'A section takes props; it never fetches.',
  ),
  layer(
    'src/components/(layout|seo)',
    ['components/ui', 'hooks', 'theme', 'plugins', 'routes', 'utils'],
    'Layout is below the pages.',
  ),
  layer('src/components/ui', ['theme', 'plugins', 'utils'], 'A primitive knows no content.'),
  layer('src/search', ['routes', 'utils'], 'The search runs without a page.'),
  layer('src/hooks', ['planners', 'routes', 'search', 'utils'], 'Hooks know no components.'),
  layer('src/theme', ['utils'], 'Looks alone.'),
  layer(
    'src/planners',
    ['utils'],
    'The rules of the planners are functions of dates and numbers; they never ask for the clock.',
  ),
  layer('src/page-scripts', ['utils'], 'What runs before the framework.'),
  layer('src/(utils|routes)', [], 'The ground.'),
  layer('src/html', [], 'The empty page.'),
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
      comment: 'Every import leads somewhere.',
      from: {},
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
      'src/(content/model|content/read|content/check|planners|search|utils|routes)',
      'react|react-dom|gatsby|@mui|@emotion',
      'Content, rules and addresses are the same without a page.',
    ),
    without('src/gatsby', 'react|react-dom|@mui|@emotion', 'Hooks of Gatsby render nothing.'),
    without('src/editor', 'gatsby', 'It needs no build.'),
    without('src/(pages|templates)', 'fs', 'A page gets its data from GraphQL.'),
    without('src/(?!editor)', '@sveltia', 'Not a byte of the editor is in the bundles of pages.'),
    rule(
      'only-the-disk-source-knows-node',
      '^src/(content/check|content/read/(?!disk-))',
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
