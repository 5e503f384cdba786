const { together } = require('./__tests__/jest/together.cjs');

/** Packages that ship only as ES modules, so Jest has to transform them. */
const ES_MODULES = [
  'array-iterate',
  'bail',
  'ccount',
  'character-entities.*',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'github-slugger',
  'hast-util-.*',
  'html-element-attributes',
  'html-void-elements',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'mdast-util-.*',
  'micromark.*',
  'nlcst-.*',
  'parse-latin',
  'property-information',
  'rehype-.*',
  'retext.*',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist-util-.*',
  'vfile.*',
  'zwitch',
];

const IGNORED = ['/node_modules/', '/.cache/', '/public/', '/.test-sites/'];

/** @type {import('jest').Config} */
const shared = {
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/__tests__/jest/transform.cjs' },
  transformIgnorePatterns: [`node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/__tests__/jest/stubs/gatsby.tsx',
    // It loads its reader by a dynamic import, which Jest cannot run; the built pages show the real one.
    '^unpdf$': '<rootDir>/__tests__/jest/stubs/unpdf.ts',
    '\\.woff2$': '<rootDir>/__tests__/jest/stubs/file.ts',
  },
  testPathIgnorePatterns: IGNORED,
  modulePathIgnorePatterns: ['/.cache/', '/public/', '/.test-sites/'],
};

/** A project's files of tests; where `TOGETHER` is set, as in `npm test`, those of these folders run as few files. */
function testsIn(testMatch, ...folders) {
  if (process.env.TOGETHER === undefined) return { testMatch };
  const few = together(...folders);
  return {
    testMatch: [...testMatch, ...few.testMatch],
    testPathIgnorePatterns: [...IGNORED, ...few.testPathIgnorePatterns],
  };
}

/** @type {import('jest').Config} */
module.exports = {
  // Both allow for a busy machine, whose workers also end later; benchmarks measure speed.
  testTimeout: 120_000,
  workerGracefulExitTimeout: 10_000,
  // By default Jest leaves one core free: half of a small machine.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      ...testsIn(
        [
          // Every folder except the other projects', so that a new one is included.
          '<rootDir>/__tests__/!(built|owner)/**/*.test.ts',
          '<rootDir>/plugins/*/__tests__/**/*.test.ts',
          '<rootDir>/__tests__/*.test.ts',
        ],
        ...['__tests__', '__tests__/content', '__tests__/planners'],
      ),
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/__tests__/jest/setup-components.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx', '<rootDir>/plugins/*/__tests__/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      ...testsIn(['<rootDir>/__tests__/built/**/*.test.ts'], '__tests__/built'),
    },
    {
      ...shared,
      displayName: 'owner',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/owner/**/*.test.ts'],
    },
  ],
};
