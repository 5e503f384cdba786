import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeIcons } from '../../publishing/icons';
import { robotsText } from '../../publishing/robots';
import { securityTxt } from '../../publishing/security-txt';
import { webManifest } from '../../publishing/web-manifest';
import { SECURITY_TXT, WEB_MANIFEST } from '../../routes';
import { LOGO } from '../../utils/logo';
import { nodesOf } from '../nodes';
import { writeEditor } from './editor';
import { writeEndpoint } from './endpoint';
import { feedFiles } from './feeds';
import type { PublicFile } from './public-file';

function settingsFiles(args: BuildArgs): PublicFile[] {
  const [settings] = nodesOf(args, 'SiteSettings');
  if (!settings) return [];
  return [
    { path: '/robots.txt', content: robotsText(settings.siteUrl) },
    { path: SECURITY_TXT, content: securityTxt(settings) },
    { path: WEB_MANIFEST, content: JSON.stringify(webManifest(settings)) },
  ];
}

/** Writes the files that are not pages: icons, feeds, robots.txt, the manifest, and the editor for authors. */
export async function publish(args: BuildArgs): Promise<void> {
  const { directory } = args.store.getState().program;
  const root = path.join(directory, 'public');
  const files = [...settingsFiles(args), ...(await feedFiles(args))];
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
  await writeIcons(path.join(directory, LOGO), root);
  await writeEndpoint(directory);
  await writeEditor(directory, nodesOf(args, 'SiteSettings')[0]?.editor);
}
