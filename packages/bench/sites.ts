import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Covers, writePost, writePosts } from './posts';

const PROJECT = process.cwd();
const COVER = path.join(PROJECT, 'content/blog/nmc-revalidation/cover.png');
const EDIT = '\nOne more sentence, so that this post has changed.\n';

/** A site that can be built from the same posts. */
export interface BenchSite {
  readonly name: string;
  readonly directory: string;
  readonly command: readonly [string, ...string[]];
  /** Files of an earlier build; without them a build is cold. */
  readonly caches: readonly string[];
  readonly posts: string;
  /** The folder that a build writes. */
  readonly built: string;
  /** What an author changes between two builds. */
  readonly edits: readonly Edit[];
}

interface Edit {
  readonly name: string;
  readonly make: () => Promise<void>;
}

async function freshFolder(name: string): Promise<string> {
  const directory = path.join(PROJECT, '.bench', name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  return directory;
}

const editOnePost = (posts: string): Edit => ({
  name: 'one post edited',
  make: () => appendFile(path.join(posts, 'bench-post-1', 'index.md'), EDIT),
});

/** Changes the first text in a file that a pattern matches. */
function replacing(name: string, file: string, pattern: RegExp, replacement: string): Edit {
  const make = async (): Promise<void> => {
    const text = await readFile(file, 'utf8');
    if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}.`);
    await writeFile(file, text.replace(pattern, replacement));
  };
  return { name, make };
}

/** A copy of this project, as git knows it, with `count` generated posts besides its own. */
export async function makeOwnSite(count: number, covers: Covers): Promise<BenchSite> {
  const directory = await freshFolder('own');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
  const wanted = files.filter((file) => existsSync(file) && !/^(__tests__|docs|packages)\//.test(file));
  for (const file of wanted) await cp(path.join(PROJECT, file), path.join(directory, file));
  await symlink(path.join(PROJECT, 'node_modules'), path.join(directory, 'node_modules'));
  const posts = path.join(directory, 'content/blog');
  await writePosts(posts, count, COVER, covers);
  const content = path.join(directory, 'content');
  return {
    name: 'this site',
    directory,
    command: ['npm', 'run', '-s', 'build'],
    caches: ['.build', 'public'],
    posts,
    built: path.join(directory, 'public'),
    edits: [
      editOnePost(posts),
      replacing('one price changed', path.join(content, 'pricing.yaml'), /listPrice: /, 'listPrice: 1'),
      replacing('one heading changed', path.join(content, 'pages/about.yaml'), /missionTitle: /, 'missionTitle: New '),
      { name: 'one post added', make: () => writePost(posts, count + 1, COVER, covers) },
    ],
  };
}

/** The bare Astro site in `astro/` with `count` generated posts; its packages are installed on first use. */
export async function makeAstroSite(count: number, covers: Covers): Promise<BenchSite> {
  const directory = path.join(PROJECT, 'packages/bench/astro');
  if (!existsSync(path.join(directory, 'node_modules'))) {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: directory, stdio: 'inherit' });
  }
  const posts = path.join(directory, 'src/content/blog');
  await rm(posts, { recursive: true, force: true });
  await writePosts(posts, count, COVER, covers);
  return {
    name: 'Astro 7',
    directory,
    command: ['npx', 'astro', 'build'],
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    posts,
    built: path.join(directory, 'dist'),
    edits: [editOnePost(posts)],
  };
}

/** A copy of the bare Gatsby site in `gatsby/` with `count` generated posts; its packages are those of this project. */
export async function makeGatsbySite(count: number, covers: Covers): Promise<BenchSite> {
  const directory = await freshFolder('gatsby');
  await cp(path.join(PROJECT, 'packages/bench/gatsby'), directory, { recursive: true });
  await symlink(path.join(PROJECT, 'node_modules'), path.join(directory, 'node_modules'));
  const posts = path.join(directory, 'content/blog');
  await writePosts(posts, count, COVER, covers);
  return {
    name: 'Gatsby',
    directory,
    command: ['npx', 'gatsby', 'build'],
    caches: ['.cache', 'public'],
    posts,
    built: path.join(directory, 'public'),
    edits: [editOnePost(posts)],
  };
}

/** Takes away what an earlier build has left. */
export async function makeCold({ directory, caches }: BenchSite): Promise<void> {
  for (const cache of caches) await rm(path.join(directory, cache), { recursive: true, force: true });
}
