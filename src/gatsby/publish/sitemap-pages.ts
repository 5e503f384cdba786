import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CODE_PAGES, NOT_INDEXED } from '../../routes';

const run = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Reads `git log --format=%x00%cI --name-only`: the first, that is newest, moment at which each file occurs. */
export function parseGitLog(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  for (const entry of log.split('\0').slice(1)) {
    const [moment, ...files] = entry.split('\n').filter((line) => line !== '');
    for (const file of files) {
      if (moment !== undefined && !changes.has(file)) changes.set(file, moment);
    }
  }
  return changes;
}

/**
 * When each YAML file of the content was last committed, by its path from the repository's root. Empty where there is
 * no git, no repository, or only part of its history (a shallow clone shows every file as new).
 */
export async function lastChanges(directory: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: directory, maxBuffer: MAX_OUTPUT })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    return parseGitLog(
      await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content/*.yaml', 'content/pages'),
    );
  } catch {
    return new Map();
  }
}

/** What the sitemap needs to know of the site. */
interface SitemapData {
  /** The pages of `content/pages`, with the files that they are made from. */
  readonly owned: readonly { readonly path: string; readonly indexed: boolean; readonly files: readonly string[] }[];
  readonly pages: readonly { readonly path: string; readonly pageContext: PageContext | null }[];
  readonly posts: readonly SitemapPost[];
}

/** The part of a page's context that matters here: the posts of a listing, and how many there are in all. */
interface PageContext {
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly total?: number;
}

/** A post with its ISO days. */
interface SitemapPost {
  readonly id: string;
  readonly date: string;
  readonly updated: string | null;
}

/** One address of the sitemap; `lastmod` is left out where nothing true can be said. */
export interface SitemapPage {
  readonly path: string;
  readonly lastmod?: string;
}

function newest(moments: readonly (string | undefined)[]): string | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/**
 * The pages that search engines may find, each with the moment of its last real change: that of its post or posts, or
 * of the content files of a page.
 * @param changes when each content file was last committed, by its path
 */
export function sitemapPages(
  { owned, pages, posts }: SitemapData,
  changes: ReadonlyMap<string, string>,
): SitemapPage[] {
  const files = new Map([...CODE_PAGES, ...owned].map((page) => [page.path, page.files]));
  const hidden = new Set([...NOT_INDEXED, ...owned.filter(({ indexed }) => !indexed).map(({ path }) => path)]);
  const postChanges = new Map(posts.map(({ id, date, updated }) => [id, updated ?? date]));
  return pages
    .filter(({ path, pageContext }) => !hidden.has(path) && pageContext?.total !== 0)
    .map(({ path, pageContext }) => {
      const shown = pageContext?.id ? [pageContext.id] : (pageContext?.ids ?? []);
      const lastmod = newest([
        ...shown.map((id) => postChanges.get(id)),
        ...(files.get(path) ?? []).map((file) => changes.get(`content/${file}`)),
      ]);
      return lastmod === undefined ? { path } : { path, lastmod };
    });
}
