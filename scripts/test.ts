import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages } from '../packages/install';
import { ensureBrowser } from './browser';

type Environment = Readonly<Record<string, string>>;

/** A part of the tests. Its commands run side by side; further arguments go to the only one. */
interface Step {
  readonly name: string;
  /** What it proves, for `npm test -- --help`. */
  readonly what: string;
  readonly commands: readonly (readonly [command: string, ...args: string[]])[];
  readonly env?: Environment;
  /** Arguments where none are given. */
  readonly defaults?: readonly string[];
  /** It needs the packages of `packages/`. */
  readonly tools?: boolean;
  /** It needs a browser, which is installed where that is possible. */
  readonly browser?: boolean;
  /** Of the steps of a group, which follow each other, two run at once: each leaves a core idle for some of its time. */
  readonly group?: 'sources' | 'units and builds' | 'built sites' | 'changes';
}

const jest = (...projects: readonly string[]) => ['jest', '--selectProjects', ...projects, '--'] as const;
const script = (name: string) => ['tsx', `scripts/${name}.ts`] as const;

const SPECIFIED = '__tests__/fixtures/content';

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
  { name: 'lint', what: 'format and lint rules', commands: [['biome', 'check', '.']], group: 'sources' },
  {
    name: 'imports',
    what: 'which folder may import from which',
    commands: [['depcruise', '--config', '.dependency-cruiser.cjs', ...CODE]],
    tools: true,
    group: 'sources',
  },
  {
    name: 'content',
    what: "the content check, of the owner's content and of the specified one",
    commands: [script('check-content'), [...script('check-content'), '--content', SPECIFIED]],
    group: 'sources',
  },
  { name: 'codegen', what: 'the queries; writes their types', commands: [script('codegen')], group: 'sources' },
  {
    name: 'unit',
    what: "logic and components, on a copy of the project without the owner's content",
    commands: [script('test-without-content')],
    tools: true,
    group: 'units and builds',
  },
  {
    name: 'builds',
    what: 'the site, and a copy with the specified content',
    commands: [['npm', 'run', 'build'], script('build-fixture')],
    group: 'units and builds',
  },
  {
    name: 'types',
    what: 'types',
    commands: [
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '-p', 'packages'],
    ],
    tools: true,
    group: 'units and builds',
  },
  {
    name: 'fonts',
    what: 'the fonts with each set of local fonts',
    commands: [script('test-fonts')],
    browser: true,
    group: 'built sites',
  },
  {
    name: 'fixture',
    what: 'a built site with drafts, malicious input and unusual slugs',
    commands: [jest('fixture')],
    group: 'built sites',
  },
  { name: 'site', what: 'the built HTML', commands: [jest('built-site')], tools: true, group: 'built sites' },
  {
    name: 'specification',
    what: 'the built HTML of the specified content',
    commands: [jest('specification', 'built-site')],
    env: { SITE_ROOT: '.test-sites/specification' },
    tools: true,
    group: 'built sites',
  },
  {
    name: 'browser',
    what: 'the built sites in Chromium',
    // They wait for frames two fifths of their time.
    commands: [['playwright', 'test', '--project=content', '--project=specification', '--workers=3']],
    browser: true,
  },
  {
    name: 'editor',
    what: 'the editor in Chromium',
    commands: [['playwright', 'test', '--project=editor']],
    browser: true,
  },
  {
    name: 'owner',
    what: 'thirty typical changes of the content',
    commands: [jest('owner')],
    tools: true,
    group: 'changes',
  },
  {
    name: 'engines',
    what: 'the same visit in WebKit and Firefox; the step `owner` makes it in Chromium',
    commands: [['tsx', 'packages/run.ts', 'engines']],
    defaults: ['webkit', 'firefox'],
    group: 'changes',
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
    name: 'edited',
    what: 'the editor, with a build of what each test has left',
    commands: [['playwright', 'test', '--workers=1', '--project=editor']],
    env: { BUILD_EDITED: '1' },
    browser: true,
  },
  { name: 'changes', what: 'the report of changes on two built sites', commands: [jest('changes')], tools: true },
  {
    name: 'fast-builds',
    what: 'builds with and without gatsby-plugin-fast-builds',
    commands: [script('test-fast-builds')],
  },
  {
    name: 'identical',
    what: 'two builds of the last commit, byte for byte; takes the path of another Node',
    commands: [script('test-identical')],
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

interface Result {
  readonly passed: boolean;
  readonly printed: Buffer;
}

/** Where the commands of installed packages are. */
const BIN = path.resolve('node_modules', '.bin');

/** @param isQuiet what the command prints is returned instead of shown */
function run([command = '', ...args]: readonly string[], env: Environment, isQuiet: boolean): Promise<Result> {
  const PATH = [BIN, process.env.PATH].join(path.delimiter);
  const options = { env: { ...process.env, ...env, PATH } };
  const printed: Buffer[] = [];
  const child = isQuiet ? spawn(command, args, options) : spawn(command, args, { ...options, stdio: 'inherit' });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  return new Promise((resolve) =>
    child.on('close', (status) => resolve({ passed: status === 0, printed: Buffer.concat(printed) })),
  );
}

/**
 * Runs a step and says how long it took.
 * @param isQuiet what it prints is shown at its end, since another step runs at the same time
 */
async function runStep(step: Step, args: readonly string[], isQuiet = false): Promise<boolean> {
  const { name, commands, env = {}, defaults = [], tools, browser } = step;
  const further = args.length > 0 ? args : defaults;
  const begun = Date.now();
  if (!isQuiet) console.log(`\n== ${name}`);
  if (tools) installPackages();
  if (browser) ensureBrowser();
  const results = await Promise.all(commands.map((command) => run([...command, ...further], env, isQuiet)));
  if (isQuiet) console.log(`\n== ${name}`);
  for (const { printed } of results) process.stdout.write(printed);
  const passed = results.every((result) => result.passed);
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - begun) / 1000)} s`);
  return passed;
}

/** Runs steps two at a time; after one that fails no other begins. */
async function runInPairs(steps: readonly Step[]): Promise<boolean> {
  const waiting = [...steps];
  let passed = true;
  const runNext = async (): Promise<void> => {
    for (let step = waiting.shift(); step && passed; step = waiting.shift()) {
      if (!(await runStep(step, [], true))) passed = false;
    }
  };
  await Promise.all([runNext(), runNext()]);
  return passed;
}

/** Steps in their order, those of a group together. */
function inGroups(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.group && last?.[0]?.group === step.group) last.push(step);
    else groups.push([step]);
  }
  return groups;
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
  for (const group of inGroups(named.length > 0 ? named : STEPS)) {
    const [first, ...others] = group;
    if (!first || (others.length > 0 ? await runInPairs(group) : await runStep(first, rest))) continue;
    process.exitCode = 1;
    return;
  }
}

void main();
