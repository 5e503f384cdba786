// Guards that commands and names of files work on Linux, macOS and Windows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { GUIDES, TRACKED } from './support/tracked-files';

/** What cmd, PowerShell and sh read differently; npm runs scripts with cmd on Windows, which has `&&`. */
const SHELL_RULES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['variable before a command', /(^|\s)[A-Z][A-Z_]*=\S+\s/],
  ['single quotes', /'/],
  ['expansion', /[$`%]/],
  ['pipe, list or redirection', /[;<>|]|(?<!&)&(?!&)/],
  ['double dash, which PowerShell takes away', /\s--\s/],
  ['tool that Windows lacks', /(^|&& )(rm|cp|mv|ls|mkdir|cat|touch|chmod|export|open|sudo|sh|bash) /],
];

const SOURCES = TRACKED.filter((file) => /\.(ts|tsx|cjs|mjs)$/.test(file) && file !== '__tests__/systems.test.ts');

const broken = (file: string, text: string): string[] =>
  SHELL_RULES.flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}: ${text}`] : []));

/** Lines of code blocks, and inline code, that run a command. */
function commandsIn(markdown: string): string[] {
  const blocks = [
    ...markdown.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```/gm),
    ...markdown.matchAll(/((?:^ {4}\S.*\n)+)/gm),
  ];
  const lines = blocks.flatMap(([, block = '']) => block.split('\n').map((line) => line.replace(/ # .*/, '').trim()));
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...lines, ...inline].filter((code) => /^([A-Z_]+=\S+ )?(npm|npx|node|git|rm|cp|mv|export|bash) /.test(code));
}

test('npm scripts use no syntax of one shell', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.entries(scripts).flatMap(([name, script]) => broken(name, script))).toEqual([]);
});

test('documented commands use no syntax of one shell', () => {
  const commands = GUIDES.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).map((command) => [file, command] as const),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.flatMap(([file, command]) => broken(file, command))).toEqual([]);
});

test('workflow steps for Windows use no syntax of one shell', () => {
  interface Job {
    readonly steps?: readonly { readonly run?: string }[];
  }
  const folder = '.github/workflows';
  const runs = readdirSync(folder).flatMap((name) => {
    const { jobs }: { jobs: Readonly<Record<string, Job>> } = parse(readFileSync(path.join(folder, name), 'utf8'));
    return Object.values(jobs).flatMap(({ steps = [], ...job }) =>
      JSON.stringify(job).includes('windows') ? steps.map(({ run = '' }) => [name, run] as const) : [],
    );
  });
  expect(runs.length).toBeGreaterThan(3);
  expect(runs.flatMap(([name, run]) => broken(name, run))).toEqual([]);
});

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.cjs', '/index.ts', '/index.tsx'];

/** Relative imports of a source that no path of a list is spelt like, in upper and lower case. */
function misspelt(file: string, text: string, paths: ReadonlySet<string>): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
    .filter((target) => !ENDINGS.some((ending) => paths.has(target + ending)))
    .map((target) => `${file}: ${target}`);
}

test('imports are spelt like their files, in upper and lower case', () => {
  const text = "import { a } from '../A';\nimport b from './b';\nconst c = require('./C.json');";
  expect(misspelt('src/x/y.ts', text, new Set(['src/a.ts', 'src/x/b.ts', 'src/x/c.json']))).toEqual([
    'src/x/y.ts: src/A',
    'src/x/y.ts: src/x/C.json',
  ]);
  // A build writes the types of queries.
  const paths = new Set([...TRACKED, 'src/gatsby-types.d.ts']);
  expect(SOURCES.flatMap((file) => misspelt(file, readFileSync(file, 'utf8'), paths))).toEqual([]);
});

/** Files and folders whose names are one to macOS and Windows: they ignore case, and how an accent is composed. */
function alike(paths: readonly string[]): string[] {
  const known = new Map<string, string>();
  const found = new Set<string>();
  for (const file of paths) {
    for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
      const name = file.slice(0, end);
      const key = name.normalize('NFC').toLowerCase();
      if (known.has(key) && known.get(key) !== name) found.add(name);
      known.set(key, known.get(key) ?? name);
    }
  }
  return [...found];
}

test('no two tracked names are one to macOS and Windows', () => {
  expect(alike(['a/B/x.ts', 'a/b/y.ts', 'c/\u00fc.png', 'c/u\u0308.png', 'd/e'])).toEqual(['a/b', 'c/u\u0308.png']);
  expect(alike(TRACKED)).toEqual([]);
});

test('tracked names are short and allowed on Windows', () => {
  // Windows allows 260 characters in all, with the folder that holds the project.
  expect(TRACKED.filter((file) => file.length > 150)).toEqual([]);
  expect(
    TRACKED.filter((file) => /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i.test(file)),
  ).toEqual([]);
});
