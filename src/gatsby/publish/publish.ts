import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, GatsbyCache } from 'gatsby';
import { LOGO } from '../../content/model/collections';
import type { EditorHost } from '../../content/model/editor-host';
import { buildEditor } from '../../editor/build-editor';
import { EDITOR, SECURITY_TXT, WEB_MANIFEST } from '../../routes';
import { nodesOf } from '../nodes';
import { feedFiles, type PublicFile } from './feeds';
import { writeIcons } from './icons';
import { robotsText, securityTxt, webManifest } from './settings-files';

/**
 * Writes the editor into `public`, or removes it where the settings have none.
 * @param directory the project's folder
 */
export async function writeEditor(directory: string, host: EditorHost | undefined): Promise<void> {
  const target = path.join(directory, 'public', EDITOR);
  if (host) await buildEditor(target, { host }, path.join(directory, 'content'));
  else await rm(target, { recursive: true, force: true });
}

/** The key under which the paths of the last build's files are cached. */
const WRITTEN = 'published files';

/** The files of a folder and its subfolders, as paths of the site such as `/guide.pdf`; none if there is no such folder. */
export async function sitePathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

/**
 * Removes what the last build published and this one does not, such as a file that was deleted from `static/`: a warm
 * build starts from the folder of the last one, and Gatsby only copies.
 * @param root the folder of the built site
 * @param files the paths that this build publishes
 * @param pages the paths of the pages that exist; their files stay
 */
export async function removeWithdrawnFiles(
  root: string,
  files: readonly string[],
  pages: { readonly has: (path: string) => boolean },
  cache: GatsbyCache,
): Promise<void> {
  const before: readonly string[] = (await cache.get(WRITTEN)) ?? [];
  const current = new Set(files);
  const gone = before.filter((file) => !current.has(file) && !pages.has(file.replace(/index\.html$/, '')));
  await Promise.all(gone.map((file) => rm(path.join(root, file), { force: true })));
  await cache.set(WRITTEN, files);
}

function settingsFiles(args: BuildArgs): PublicFile[] {
  const [settings] = nodesOf(args, 'SiteSettings');
  if (!settings) return [];
  return [
    { path: '/robots.txt', content: robotsText(settings.siteUrl) },
    { path: SECURITY_TXT, content: securityTxt(settings) },
    { path: WEB_MANIFEST, content: JSON.stringify(webManifest(settings)) },
  ];
}

/**
 * Writes the files that are not pages: icons, feeds, robots.txt, the manifest, and the editor for authors; removes those
 * of the last build that no longer exist.
 */
export async function publish(args: BuildArgs): Promise<void> {
  const { program, pages } = args.store.getState();
  const { directory } = program;
  const root = path.join(directory, 'public');
  const files = [...settingsFiles(args), ...(await feedFiles(args))];
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
  const copied = await sitePathsIn(path.join(directory, 'static'));
  await removeWithdrawnFiles(root, [...files.map((file) => file.path), ...copied], pages, args.cache);
  await writeIcons(path.join(directory, LOGO), root);
  await writeEditor(directory, nodesOf(args, 'SiteSettings')[0]?.editor);
}
