// Guards that commands, scripts and paths work on Linux, macOS and Windows.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** One text that breaks the rule. */
  readonly planted: string;
  /** Files that may break it, with the reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** What cmd, PowerShell and sh read differently; npm runs scripts with cmd on Windows, which has `&&`. */
const SHELL_RULES: readonly Rule[] = [
  {
    name: 'variable before a command',
    pattern: /(^|\s)[A-Z][A-Z_]*=\S+\s/,
    planted: 'DRAFTS=1 npm start',
    reasons: {},
  },
  { name: 'single quotes', pattern: /'/, planted: "jest 'a b'", reasons: {} },
  { name: 'expansion', pattern: /[$`%]/, planted: 'echo $HOME', reasons: {} },
  { name: 'pipe, list or redirection', pattern: /[;<>|]|(?<!&)&(?!&)/, planted: 'npm test > log', reasons: {} },
  {
    name: 'Unix tool',
    pattern: /(^|&& )(rm|cp|mv|mkdir|cat|touch|chmod|sh|bash) /,
    planted: 'rm -rf public',
    reasons: {},
  },
];

const SOURCE_RULES: readonly Rule[] = [
  {
    name: 'absolute Unix path',
    pattern: /['"`]\/(usr|tmp|dev|etc|home|bin|var|opt)\//,
    planted: "readFileSync('/tmp/x')",
    reasons: { 'scripts/browser.ts': "Linux's browsers; other systems have their own rows" },
  },
  {
    name: 'signal that Windows lacks',
    pattern: /SIG(TERM|HUP|KILL|USR\d|QUIT|STOP|CONT)/,
    planted: "child.kill('SIGTERM')",
    reasons: { 'scripts/edit.ts': 'a handler of a signal that never comes does no harm' },
  },
  {
    name: 'command that is a .cmd file on Windows',
    pattern: /((spawn|execFile)(Sync)?\(\s*|\[)['"](npm|npx|tsx)['"]/,
    planted: "spawnSync('npx', ['jest'])",
    reasons: {},
  },
  {
    name: 'symbolic link, which Windows refuses without rights',
    pattern: /symlink(Sync)?\((?!.*'junction')/,
    planted: "symlinkSync('a', 'b')",
    reasons: {},
  },
  {
    name: 'path split at a slash',
    pattern:
      /path\.(join|relative|resolve|normalize)\([^;]*?\)\.(split|startsWith|endsWith|includes|replace\w*)\(\s*['"/]/,
    planted: "path.relative('a', file).split('/')",
    reasons: {},
  },
];

const TRACKED = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);

const broken = (rules: readonly Rule[], file: string, text: string): string[] =>
  rules
    .filter(({ pattern, reasons }) => pattern.test(text) && !(file in reasons))
    .map(({ name }) => `${file}: ${name}: ${text}`);

test.each([...SHELL_RULES, ...SOURCE_RULES])('$name is found', ({ pattern, planted }) => {
  expect(planted).toMatch(pattern);
});

test('npm scripts use no syntax of one shell', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.entries(scripts).flatMap(([name, script]) => broken(SHELL_RULES, name, script))).toEqual([]);
});

/** Lines of code blocks, and inline code, that run a command. */
function commandsIn(markdown: string): string[] {
  const blocks = [
    ...markdown.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```/gm),
    ...markdown.matchAll(/((?:^ {4}\S.*\n)+)/gm),
  ];
  const lines = blocks.flatMap(([, block = '']) => block.split('\n').map((line) => line.replace(/ # .*/, '').trim()));
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...lines, ...inline].filter((code) => /^([A-Z_]+=\S+ )?(npm|npx|node|git) /.test(code));
}

test('documented commands use no syntax of one shell', () => {
  const guides = TRACKED.filter((file) => /^(README|CONTRIBUTING|content\/README|docs\/.*)\.md$/.test(file));
  const found = guides.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).flatMap((command) => broken(SHELL_RULES, file, command)),
  );
  expect(guides.length).toBeGreaterThan(3);
  expect(found).toEqual([]);
});

test('workflow steps for Windows use no syntax of one shell', () => {
  const folder = '.github/workflows';
  const steps = readdirSync(folder).flatMap((name) => {
    const { jobs }: { jobs: Record<string, unknown> } = parse(readFileSync(path.join(folder, name), 'utf8'));
    return Object.entries(jobs).flatMap(([job, value]) => {
      const text = JSON.stringify(value);
      const runs = [...text.matchAll(/"run":"((?:[^"\\]|\\.)*)"/g)].map(([, run = '']) => run);
      return text.includes('windows') ? runs.map((run) => [`${name} ${job}`, run] as const) : [];
    });
  });
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.flatMap(([where, run]) => broken(SHELL_RULES, where, run))).toEqual([]);
});

test('sources use no path, signal or command of one system', () => {
  const sources = TRACKED.filter((file) => /\.(ts|tsx|cjs)$/.test(file) && file !== '__tests__/systems.test.ts');
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => broken(SOURCE_RULES, file, line.trim())),
  );
  expect(found).toEqual([]);
});

test('every exception is still needed', () => {
  const idle = SOURCE_RULES.flatMap(({ pattern, reasons }) =>
    Object.keys(reasons).filter((file) => !pattern.test(readFileSync(file, 'utf8'))),
  );
  expect(idle).toEqual([]);
});

test('no two tracked paths differ in case alone, and none is long', () => {
  const lower = TRACKED.map((file) => file.normalize('NFC').toLowerCase());
  expect(lower.filter((file, index) => lower.indexOf(file) !== index)).toEqual([]);
  // Windows allows 260 characters in all, with the folder that holds the project.
  expect(TRACKED.filter((file) => file.length > 150)).toEqual([]);
  expect(TRACKED.filter((file) => /[<>:"|?*\\]|[. ]$/.test(file))).toEqual([]);
});
