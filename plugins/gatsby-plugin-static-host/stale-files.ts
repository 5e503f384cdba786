import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache, NodePluginArgs } from 'gatsby';
import { HASHED_SCRIPT } from './headers';
import type { HostedSite } from './index';

/** Every file below the folder as a path relative to it, with forward slashes, sorted; none if there is no folder. */
export async function filesBelow(root: string): Promise<string[]> {
  const entries = existsSync(root) ? await readdir(root, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The files that Gatsby makes of a page. */
function pageFiles(page: string): string[] {
  const name = page === '/' ? 'index' : page.replace(/^\/|\/$/g, '');
  return [page.endsWith('/') ? `${page}index.html` : page, `/page-data/${name}/page-data.json`];
}

/** What Gatsby keeps of its own between builds. */
const OWN_OF_GATSBY = ['/_gatsby/', '/page-data/sq/', '/page-data/app-data.json'];
/** What hosts and other tools put into a built site, such as `.nojekyll` and `CNAME`; it stays unless it came from `static/`. */
const OF_HOSTS = /^\/(?:\.|CNAME$)/;
/** Cache key for what the last build copied. */
const COPIED = 'copied files';

/** Removes a file and the folders that are empty then. Others may be empty because a picture is about to be written there. */
async function removeWithFolders(root: string, name: string): Promise<void> {
  await rm(path.join(root, name));
  for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
    if ((await readdir(path.join(root, folder))).length > 0) return;
    await rmdir(path.join(root, folder));
  }
}

/** Where a build works. */
interface Folders {
  /** The project. */
  readonly directory: string;
  readonly cache: GatsbyCache;
}

/**
 * Deletes everything from `public` but what this build has written already or takes from an earlier one. It runs before Gatsby
 * copies `static/` and writes pages; what is written after it, such as redirects, need not stay either.
 * @param kept folders that are cleared in other ways
 */
export async function removeStaleFiles(
  { directory, cache }: Folders,
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  { isWritten }: Pick<HostedSite, 'isWritten'>,
  kept: readonly string[],
): Promise<void> {
  const root = path.join(directory, 'public');
  const before = new Set<string>(await cache.get(COPIED));
  const pages = new Set(getNodesByType('SitePage').flatMap(({ path: page }) => pageFiles(String(page))));
  const folders = [...OWN_OF_GATSBY, ...kept];
  const isKept = (address: string): boolean =>
    pages.has(address) ||
    isWritten(address) ||
    HASHED_SCRIPT.test(address) ||
    folders.some((folder) => address.startsWith(folder)) ||
    (OF_HOSTS.test(address) && !before.has(address));
  const stale = (await filesBelow(root)).filter((name) => !isKept(`/${name}`));
  for (const name of stale) await removeWithFolders(root, name);
  await cache.set(
    COPIED,
    (await filesBelow(path.join(directory, 'static'))).map((name) => `/${name}`),
  );
}

/** Pictures that no page shows now, as they were in `public/static`. */
const asideIn = ({ cache }: Folders): string => path.join(cache.directory, 'unused');

/** Puts back what `setUnusedAside` took: Gatsby does not make a picture again that it has made. */
export async function restoreUnused(folders: Folders): Promise<void> {
  const aside = asideIn(folders);
  if (!existsSync(aside)) return;
  await cp(aside, path.join(folders.directory, 'public/static'), { recursive: true, preserveTimestamps: true });
  await rm(aside, { recursive: true });
}

const TEXTS = /\.(?:css|html|js|json|webmanifest|xml)$/;

/** Whether one of these sorted texts starts with this one. */
function hasPrefix(sorted: readonly string[], start: string): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? '') < start) from = middle + 1;
    else to = middle;
  }
  return sorted[from]?.startsWith(start) ?? false;
}

/** Takes pictures and other files of `public/static` that no built text names out of the site, until one does again. */
export async function setUnusedAside(folders: Folders, files: readonly string[]): Promise<void> {
  const root = path.join(folders.directory, 'public');
  const copied = new Set(await filesBelow(path.join(folders.directory, 'static')));
  const named = new Set<string>();
  for (const name of files.filter((file) => TEXTS.test(file))) {
    const [, ...after] = (await readFile(path.join(root, name), 'utf8')).split('/static/');
    for (const rest of after) named.add(rest.slice(0, 300));
  }
  const mentions = [...named].sort();
  // An unusual name is written in several ways, so its folder counts.
  const start = (name: string): string => (/^[\w./-]+$/.test(name) ? name : `${path.posix.dirname(name)}/`);
  const unused = files
    .filter((file) => file.startsWith('static/') && !copied.has(file))
    .map((file) => file.slice('static/'.length))
    .filter((name) => !hasPrefix(mentions, start(name)));
  for (const name of unused) {
    const target = path.join(asideIn(folders), name);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(root, 'static', name), target);
  }
}
