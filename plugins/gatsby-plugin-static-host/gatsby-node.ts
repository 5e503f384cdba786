import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, NodePluginArgs } from 'gatsby';
import { headerRules, headersFile } from './headers';
import { type HostedSite, STATS_FILE, type StaticHostOptions } from './index';
import { securePage } from './policy/secure-page';
import { redirectsFile, writeRedirectPages } from './redirects';
import { filesBelow, removeStaleFiles, restoreUnused, setUnusedAside } from './stale-files';

/** What the project copies as it is, as paths for `_headers`. */
async function copiedFiles(directory: string, removed: readonly string[]): Promise<string[]> {
  const folder = path.join(directory, 'static');
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const kept = entries.filter(({ name }) => !removed.includes(name));
  return kept.map((entry) => `/${entry.name}${entry.isDirectory() ? '/*' : ''}`).sort();
}

/** Adds the policy to every page except those in unlisted folders, which bring their own, and fragments that Gatsby keeps. */
async function writePolicies(root: string, files: readonly string[], site: HostedSite): Promise<void> {
  const others = ['/_gatsby/', ...(site.unlisted ?? []).map(({ folder }) => folder)];
  const pages = files.filter((name) => name.endsWith('.html') && !others.some((start) => `/${name}`.startsWith(start)));
  await Promise.all(
    pages.map(async (name) => {
      const file = path.join(root, name);
      const html = await readFile(file, 'utf8');
      const secured = securePage(name, html, site.policy);
      if (secured !== html) await writeFile(file, secured);
    }),
  );
}

const foldersOf = ({ store, cache }: NodePluginArgs) => ({ directory: store.getState().program.directory, cache });

/** Puts pictures back that the last build did not need, before queries ask for them. */
export const onPreBootstrap = (args: NodePluginArgs): Promise<void> => restoreUnused(foldersOf(args));

/** Clears `public` of earlier builds; the site's own files are there already, or are written after this. */
export async function onPreBuild(args: BuildArgs, { site, hashedFolders }: StaticHostOptions): Promise<void> {
  const hosted = site(args);
  const folders = [...hashedFolders, ...(hosted.unlisted ?? []).map(({ folder }) => folder)];
  await removeStaleFiles(foldersOf(args), args, hosted, folders);
}

/**
 * Finishes the built site: policies, `_headers`, `_redirects` and redirect pages. Anything else that writes into `public`
 * must run before; the site's own `onPostBuild` runs after.
 */
export async function onPostBuild(args: BuildArgs, options: StaticHostOptions): Promise<void> {
  try {
    await finishSite(args, options);
  } catch (error) {
    // Gatsby would print a stack trace.
    args.reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
}

async function finishSite(args: BuildArgs, options: StaticHostOptions): Promise<void> {
  const { directory } = args.store.getState().program;
  const root = path.join(directory, 'public');
  await Promise.all(options.remove.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  await rename(path.join(root, path.basename(STATS_FILE)), path.join(directory, STATS_FILE));
  for (const [copy, file] of Object.entries(options.copies))
    await copyFile(path.join(root, file), path.join(root, copy));
  const site = options.site(args);
  const { redirects } = site;
  // Netlify serves an existing file rather than follow a redirect from its path.
  await writeRedirectPages(root, { ...site, redirects: process.env.NETLIFY ? [] : redirects });
  await setUnusedAside(foldersOf(args), await filesBelow(root));
  const files = await filesBelow(root);
  const shared = [...options.shared, ...(await copiedFiles(directory, options.remove))];
  const rules = headerRules(files, { hashedFolders: options.hashedFolders, unlisted: site.unlisted, shared });
  await writeFile(path.join(root, '_headers'), headersFile(rules));
  await writeFile(path.join(root, '_redirects'), redirectsFile(redirects));
  await writePolicies(root, files, site);
}
