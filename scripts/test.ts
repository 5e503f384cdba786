import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages } from '../packages/install';
import { ensureBrowser } from './browser';

type Environment = Readonly<Record<string, string>>;

/** A part of the tests. Its commands run beside each other; further arguments go to the only one. */
interface Step {
  readonly name: string;
  /** What it proves, for `npm test -- --help`. */
  readonly what: string;
  readonly commands: readonly (readonly [command: string, ...args: string[]])[];
  readonly env?: Environment;
  /** It needs the packages of `packages/`. */
  readonly tools?: boolean;
  /** It needs a browser, which is installed where that is possible. */
  readonly browser?: boolean;
}

const jest = (...projects: readonly string[]) => ['jest', '--selectProjects', ...projects, '--'] as const;
const script = (name: string) => ['tsx', `scripts/${name}.ts`] as const;

const CODE = [
  'src',
  'plugins',
  'gatsby-node.ts',
  'gatsby-config.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'scripts',
  'packages',
];

/** What `npm test` runs, in this order. */
const STEPS: readonly Step[] = [
  { name: 'lint', what: 'format and lint rules', commands: [['biome', 'check', '.']] },
  {
    name: 'imports',
    what: 'who may import whom',
    commands: [['depcruise', '--config', '.dependency-cruiser.cjs', ...CODE]],
    tools: true,
  },
  { name: 'content', what: 'the content check', commands: [script('check-content')] },
  { name: 'codegen', what: 'the queries; writes their types', commands: [script('codegen')] },
  {
    name: 'types',
    what: 'types',
    commands: [
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '-p', 'packages'],
    ],
    tools: true,
  },
  {
    name: 'unit',
    what: "logic and components, on a copy of the project without the owner's content",
    commands: [script('test-without-content')],
    tools: true,
  },
  {
    name: 'builds',
    what: 'the site, and a copy with the specified content',
    commands: [['npm', 'run', 'build'], script('build-fixture')],
  },
  { name: 'site', what: 'the built HTML', commands: [jest('built-site')], tools: true },
  {
    name: 'specification',
    what: 'the built HTML of the specified content',
    commands: [jest('specification', 'built-site')],
    env: { SITE_ROOT: '.test-sites/specification' },
    tools: true,
  },
  { name: 'fixture', what: 'a built site with drafts, malicious input and unusual slugs', commands: [jest('fixture')] },
  { name: 'hosts', what: 'redirects and headers on nginx, Caddy and others', commands: [script('test-hosts')] },
  { name: 'headers', what: 'the headers, by Mozilla Observatory', commands: [script('check-headers')] },
  { name: 'nu', what: 'the HTML, by the Nu checker', commands: [script('check-nu')] },
  { name: 'browser', what: 'the built sites in Chromium', commands: [['playwright', 'test']], browser: true },
  { name: 'fonts', what: 'the fonts with each set of local fonts', commands: [script('test-fonts')] },
  { name: 'owner', what: 'thirty typical changes of the content', commands: [jest('owner')], tools: true },
  {
    name: 'engines',
    what: 'the same visit in WebKit, Firefox and Chromium',
    commands: [['tsx', 'packages/run.ts', 'engines']],
  },
];

/** What is run by hand, since it takes long or concerns few changes. */
const FURTHER: readonly Step[] = [
  {
    name: 'local',
    what: 'logic and components on this folder; takes names of files',
    commands: [jest('node', 'components')],
    tools: true,
  },
  {
    name: 'editor',
    what: 'the editor, with a build of what each test has left',
    commands: [['playwright', 'test', '--workers=1', 'editor']],
    env: { BUILD_EDITED: '1' },
    browser: true,
  },
  { name: 'changes', what: 'the report of changes on two built sites', commands: [jest('changes')], tools: true },
  {
    name: 'fast-builds',
    what: 'builds with and without gatsby-plugin-fast-builds',
    commands: [script('test-fast-builds')],
  },
  { name: 'faults', what: 'builds after kills and damaged caches', commands: [script('build-faults')] },
  { name: 'upgrade', what: 'the newest packages in a copy', commands: [script('test-upgrade')] },
];

const ALL = [...STEPS, ...FURTHER];

const list = (steps: readonly Step[]): string =>
  steps.map(({ name, what }) => `  ${name.padEnd(14)} ${what}`).join('\n');

const HELP = `npm test                          every step, as CI does; the first that fails ends the run
npm test -- site browser          only these steps
npm test -- browser header        one step, with arguments for its command

${list(STEPS)}

Only when named:
${list(FURTHER)}`;

/** Where the commands of installed packages are. */
const BIN = path.resolve('node_modules', '.bin');

function run([command = '', ...args]: readonly string[], env: Environment = {}): Promise<boolean> {
  const PATH = [BIN, process.env.PATH].join(path.delimiter);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env, PATH } });
  return new Promise((resolve) => child.on('close', (status) => resolve(status === 0)));
}

/** Runs a step and says how long it took. */
async function runStep({ name, commands, env, tools, browser }: Step, args: readonly string[]): Promise<boolean> {
  const begun = Date.now();
  console.log(`\n== ${name}`);
  if (tools) installPackages();
  if (browser) ensureBrowser();
  const results = await Promise.all(commands.map((command) => run([...command, ...args], env)));
  const passed = results.every(Boolean);
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - begun) / 1000)} s`);
  return passed;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const named = args.map((arg) => ALL.find(({ name }) => name === arg)).filter((step) => step !== undefined);
  const rest = args.filter((arg) => !ALL.some(({ name }) => name === arg));
  const isHelp = args.includes('--help');
  if (isHelp || (rest.length > 0 && named.length !== 1)) {
    console.log(HELP);
    process.exitCode = isHelp ? 0 : 1;
    return;
  }
  for (const step of named.length > 0 ? named : STEPS) {
    if (await runStep(step, rest)) continue;
    process.exitCode = 1;
    return;
  }
}

void main();
