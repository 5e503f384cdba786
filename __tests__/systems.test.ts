// Guards that commands, scripts and paths work on Linux, macOS and Windows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { GUIDES, TRACKED } from './support/tracked-files';

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** One text that breaks the rule. */
  readonly planted: string;
  /** Files that may break it, with the reason. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** What cmd, PowerShell and sh read differently; npm runs scripts with cmd on Windows, which has `&&`. */
const SHELL_RULES: readonly Rule[] = [
  { name: 'variable before a command', pattern: /(^|\s)[A-Z][A-Z_]*=\S+\s/, planted: 'DRAFTS=1 npm start' },
  { name: 'single quotes', pattern: /'/, planted: "npx jest 'a b'" },
  { name: 'expansion', pattern: /[$`%]/, planted: 'node $HOME/a.js' },
  { name: 'pipe, list or redirection', pattern: /[;<>|]|(?<!&)&(?!&)/, planted: 'npm test > log' },
  { name: 'double dash, which PowerShell takes away', pattern: /\s--\s/, planted: 'npm run golive -- --strict' },
  {
    name: 'tool that Windows lacks',
    pattern: /(^|&& )(rm|cp|mv|ls|mkdir|cat|touch|chmod|export|open|sudo|sh|bash) /,
    planted: 'npm ci && rm -rf public',
  },
];

const SOURCE_RULES: readonly Rule[] = [
  {
    name: 'absolute Unix path',
    pattern: /['"`]\/(usr|tmp|dev|etc|home|bin|var|opt)[/'"`]/,
    planted: "mkdtempSync('/tmp')",
    reasons: { 'scripts/browser.ts': "Linux's browsers; other systems have their own rows" },
  },
  {
    name: 'signal that Windows lacks',
    pattern: /SIG(TERM|HUP|KILL|USR\d|QUIT|STOP|CONT)/,
    planted: "child.kill('SIGTERM')",
    reasons: { 'scripts/edit.ts': 'a handler of a signal that never comes does no harm' },
  },
  {
    name: 'variable that Windows lacks',
    pattern: /process\.env\.(HOME|USER|SHELL|PWD|TMPDIR)\b/,
    planted: 'readdirSync(process.env.HOME)',
  },
  {
    name: 'command line, which each shell reads in its way',
    pattern: /(?<![.\w])exec(Sync)?\(|shell: true/,
    planted: "execSync('ls')",
  },
  {
    name: 'command that is a .cmd file on Windows',
    pattern: /((spawn|execFile)(Sync)?\(\s*|\[)['"](npm|npx|tsx)['"]/,
    planted: "spawnSync('npx', ['jest'])",
  },
  {
    name: 'double dash after npm run, which PowerShell takes away',
    pattern: /npm run [\w:]+ -- /,
    planted: 'npm run golive -- --strict',
  },
  {
    name: 'symbolic link, which Windows refuses without rights',
    pattern: /symlink(Sync)?\((?![^;]*'junction')/,
    planted: "symlinkSync('a', 'b')",
  },
  {
    name: 'path split at a slash',
    pattern:
      /path\s*\.(join|relative|resolve|normalize)\([^;]*?\)\s*\.(split|startsWith|endsWith|includes|replace\w*)\(\s*['"/]/,
    planted: "path\n  .relative('a', file)\n  .split('/')",
  },
  {
    name: 'recursive listing, whose names have backslashes on Windows',
    pattern: /readdir(Sync)?\([^()]*recursive: true(?![^()]*withFileTypes)/,
    planted: "readdirSync('docs', { recursive: true })",
    reasons: {
      'src/gatsby/code-digest.ts': 'only joined to the folder',
      '__tests__/owner/owners.test.ts': 'only joined to the folder',
    },
  },
];

const SOURCES = TRACKED.filter((file) => /\.(ts|tsx|cjs|mjs)$/.test(file) && file !== '__tests__/systems.test.ts');

const broken = (rules: readonly Rule[], file: string, text: string): string[] =>
  rules.flatMap(({ name, pattern, reasons = {} }) => {
    const found = file in reasons ? undefined : pattern.exec(text);
    return found ? [`${file}: ${name}: ${found[0]}`] : [];
  });

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

test.each(SHELL_RULES)('$name is found in a guide', ({ name, planted }) => {
  const commands = commandsIn(`Run this:\n\n    ${planted}\n`);
  expect(commands.flatMap((command) => broken(SHELL_RULES, 'guide', command))).toEqual([expect.stringContaining(name)]);
});

test.each(SOURCE_RULES)('$name is found in a source', ({ name, planted }) => {
  expect(broken(SOURCE_RULES, 'source', planted)).toEqual([expect.stringContaining(name)]);
});

test('npm scripts use no syntax of one shell', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.entries(scripts).flatMap(([name, script]) => broken(SHELL_RULES, name, script))).toEqual([]);
});

test('documented commands use no syntax of one shell', () => {
  const commands = GUIDES.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).map((command) => [file, command] as const),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.flatMap(([file, command]) => broken(SHELL_RULES, file, command))).toEqual([]);
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
  expect(runs.flatMap(([name, run]) => broken(SHELL_RULES, name, run))).toEqual([]);
});

test('sources use no path, signal or command of one system', () => {
  expect(SOURCES.flatMap((file) => broken(SOURCE_RULES, file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('every exception is still needed', () => {
  const idle = SOURCE_RULES.flatMap(({ pattern, reasons = {} }) =>
    Object.keys(reasons).filter((file) => !pattern.test(readFileSync(file, 'utf8'))),
  );
  expect(idle).toEqual([]);
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
