import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeIcons } from '../../publishing/icons';
import { robotsText, securityTxt, webManifest } from '../../publishing/settings-files';
import { SECURITY_TXT, WEB_MANIFEST } from '../../routes';
import { LOGO } from '../../utils/logo';
import { nodesOf } from '../nodes';
import { feedFiles, type PublicFile } from './feeds';
import { writeEditor, writeEndpoint } from './programs';
import { removeWithdrawnFiles, sitePathsIn } from './withdrawn-files';

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
  await writeEndpoint(directory);
  await writeEditor(directory, nodesOf(args, 'SiteSettings')[0]?.editor);
}
