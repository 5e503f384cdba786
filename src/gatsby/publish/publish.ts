import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { LOGO } from '../../content/model/collections';
import type { EditorHost } from '../../content/model/editor-host';
import { buildEditor } from '../../editor/build-editor';
import { EDITOR, SECURITY_TXT, WEB_MANIFEST } from '../../routes';
import { buildStep } from '../build-step';
import { nodesOf } from '../nodes';
import { feedFiles, type PublicFile } from './feeds';
import { writeIcons } from './icons';
import { robotsText, securityTxt, webManifest } from './settings-files';

/**
 * Writes the editor into `public`, or removes it if it is not configured.
 * @param directory the project's folder
 */
export async function writeEditor(directory: string, host: EditorHost | undefined): Promise<void> {
  const target = path.join(directory, 'public', EDITOR);
  if (host) await buildEditor(target, { host }, path.join(directory, 'content'));
  else await rm(target, { recursive: true, force: true });
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
 * Writes the files that are not pages: icons, feeds, robots.txt, the manifest and the authors' editor.
 * gatsby-plugin-static-host finishes them, along with the pages, at the end of the build.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  const { reporter, store } = args;
  const { directory } = store.getState().program;
  const root = path.join(directory, 'public');
  const feeds = await buildStep(reporter, 'The feeds', () => feedFiles(args));
  for (const file of [...settingsFiles(args), ...feeds])
    await buildStep(reporter, `public${file.path}`, async () => {
      const target = path.join(root, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.content);
    });
  await buildStep(reporter, `${LOGO}, from which the icons are made`, () =>
    writeIcons(path.join(directory, LOGO), root),
  );
  await buildStep(reporter, 'The editor', () => writeEditor(directory, nodesOf(args, 'SiteSettings')[0]?.editor));
};
