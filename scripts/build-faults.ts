import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLOG, postPath } from '../src/routes';
import { BUILT } from './build/publish';
import { WORK } from './build/work-folder';
import { type Digests, differing, digestsBelow, filesBelow } from './file-digests';
import { copyProject } from './project-copy';

/** How many builds are killed; each costs up to two builds. */
const KILLS = Number(process.env.KILLS ?? 10);
/** A file that is deleted from `static/` after a build. */
const WITHDRAWN = 'static/withdrawn.txt';
const DELETED = 'nurses-strike-again';
const RENAMED = { from: 'nmc-revalidation', to: 'revalidation-renamed' };

/** A digest of every built file. */
const digests = (project: string): Digests => digestsBelow(project, BUILT);

/** Copies the project, with packages that only this copy may change. */
function copyWithPackages(to: string): string {
  copyProject(to);
  execFileSync('cp', ['-al', path.resolve('node_modules'), path.join(to, 'node_modules')]);
  rmSync(path.join(to, 'node_modules', '.cache'), { recursive: true, force: true });
  return to;
}

function startBuild(project: string): ChildProcess {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' };
  return spawn('npm', ['run', '-s', 'build'], { cwd: project, env, stdio: 'ignore', detached: true });
}

/** Builds and returns how long it took, in milliseconds. */
async function build(project: string): Promise<number> {
  const started = Date.now();
  const [code] = await once(startBuild(project), 'exit');
  if (code !== 0) throw new Error(`The build in ${project} ended with ${code}.`);
  return Date.now() - started;
}

async function killedBuild(project: string, after: number): Promise<void> {
  const child = startBuild(project);
  const ended = once(child, 'exit');
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, after))]);
  if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

let failed = 0;

function report(what: string, faults: readonly string[]): void {
  failed += faults.length > 0 ? 1 : 0;
  console.log(`${faults.length === 0 ? 'holds' : 'FAILS'}  ${what}`);
  for (const fault of faults.slice(0, 10)) console.log(`         ${fault}`);
}

function mentions(project: string, slug: string): string[] {
  return filesBelow(path.join(project, 'public'))
    .filter(
      (file) =>
        file.includes(slug) ||
        (/\.(html|json|xml|txt)$|_redirects$/.test(file) && readFileSync(file, 'utf8').includes(slug)),
    )
    .map((file) => path.relative(project, file));
}

async function twoFolders(one: string, other: string): Promise<{ digests: Digests; duration: number }> {
  const duration = await build(one);
  await build(other);
  report('the same input in two folders gives identical bytes', differing(digests(one), digests(other)));
  return { digests: digests(one), duration };
}

/** Takes an article out of everything else that authors have written: links to it, and the list of addresses. */
function forget(content: string, slug: string): void {
  for (const file of filesBelow(content).filter((name) => /\.(md|yaml)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    const isList = path.basename(file) === 'permalinks.yaml';
    const without = isList
      ? text.replace(new RegExp(`^.*\\b${slug}\\b.*\\n`, 'gm'), '')
      : text.replace(new RegExp(`${postPath(slug)}(#[\\w-]+)?`, 'g'), BLOG);
    if (without !== text) writeFileSync(file, without);
  }
}

async function goneFromWarmCache(project: string): Promise<void> {
  writeFileSync(path.join(project, WITHDRAWN), 'Withdrawn');
  await build(project);
  const blog = path.join(project, 'content', 'blog');
  for (const slug of [DELETED, RENAMED.from]) forget(path.join(project, 'content'), slug);
  rmSync(path.join(blog, DELETED), { recursive: true });
  renameSync(path.join(blog, RENAMED.from), path.join(blog, RENAMED.to));
  rmSync(path.join(project, WITHDRAWN));
  await build(project);
  report(
    'a withdrawn file is not published',
    existsSync(path.join(project, 'public', path.basename(WITHDRAWN))) ? [WITHDRAWN] : [],
  );
  report('a deleted post leaves nothing behind', mentions(project, `/${DELETED}`));
  report('a renamed post leaves nothing behind', mentions(project, postPath(RENAMED.from).slice(0, -1)));
}

/** Where the HTML of an article is returned, and the same with a mark. */
const HOOK = {
  file: 'src/gatsby/markdown/render-body.ts',
  from: 'html: toHtml(tree)',
  to: "html: toHtml(tree) + '<p>Changed</p>'",
};

/** Changes code that Gatsby does not look at when it decides whether its cache holds. */
async function changedHook(project: string, before: Digests): Promise<void> {
  const file = path.join(project, HOOK.file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(HOOK.from, HOOK.to));
  await build(project);
  const warm = digests(project);
  rmSync(path.join(project, WORK), { recursive: true });
  await build(project);
  const unseen = differing(before, warm).some((name) => name.endsWith('.html')) ? [] : ['the change shows nowhere'];
  report('after a change of a hook, a warm build equals a cold one', [...unseen, ...differing(digests(project), warm)]);
}

async function killed(project: string, expected: Digests, duration: number): Promise<void> {
  for (let count = 1; count <= KILLS; count += 1) {
    const after = randomInt(Math.round(duration * 0.9));
    await killedBuild(project, after);
    await build(project);
    report(
      `killed after ${Math.round(after / 1000)} s (${count} of ${KILLS}), the next build is whole`,
      differing(expected, digests(project)),
    );
  }
}

/** Ways in which a disk or a careless hand damages the cache. */
const DAMAGES: Readonly<Record<string, (cache: string) => void>> = {
  'the database is cut in half': (cache) => {
    const file = path.join(cache, 'data', 'datastore', 'data.mdb');
    if (existsSync(file)) truncateSync(file, Math.floor(readFileSync(file).length / 2));
  },
  'the stored state is rubbish': (cache) => {
    for (const file of filesBelow(path.join(cache, 'redux'))) writeFileSync(file, 'rubbish');
  },
  'the compiled bundles are rubbish': (cache) => {
    for (const file of filesBelow(path.join(cache, 'webpack'))) writeFileSync(file, 'rubbish');
  },
  'half of the folders are gone': (cache) => {
    for (const [index, name] of readdirSync(cache).entries())
      if (index % 2 === 0) rmSync(path.join(cache, name), { recursive: true });
  },
};

async function damaged(project: string, expected: Digests): Promise<void> {
  for (const [what, damage] of Object.entries(DAMAGES)) {
    damage(path.join(project, WORK, '.cache'));
    await build(project);
    report(`${what}, the next build is whole`, differing(expected, digests(project)));
  }
}

/** Tries what can happen to builds, in copies of the project; the work tree stays as it is. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-faults-'));
  try {
    const one = copyWithPackages(path.join(folder, 'one'));
    const other = copyWithPackages(path.join(folder, 'a-folder-with-another-name'));
    const reference = await twoFolders(one, other);
    await damaged(one, reference.digests);
    await killed(one, reference.digests, reference.duration);
    await changedHook(other, reference.digests);
    await goneFromWarmCache(other);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
