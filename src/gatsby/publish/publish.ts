import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeIcons } from '../../publishing/icons';
import { MARK } from '../../publishing/mark';
import { robotsText } from '../../publishing/robots';
import { type ManifestSettings, webManifest } from '../../publishing/web-manifest';
import { SITEMAP, SITEMAP_INDEX, WEB_MANIFEST } from '../../routes';
import { writeCards } from '../cards/write-cards';
import { feedFiles } from './feeds';
import type { PublicFile } from './public-file';

interface Settings extends ManifestSettings {
  readonly siteUrl: string;
}

function settingsFiles({ getNodesByType }: BuildArgs): PublicFile[] {
  const [settings] = getNodesByType('SiteSettings') as unknown as Settings[];
  if (!settings) return [];
  return [
    { path: '/robots.txt', content: robotsText(settings.siteUrl) },
    { path: WEB_MANIFEST, content: JSON.stringify(webManifest(settings)) },
  ];
}

/** Writes what is read by machines only: preview pictures, icons, feeds, robots.txt, the manifest, the sitemap's second name. */
export async function publish(args: BuildArgs): Promise<void> {
  const { directory } = args.store.getState().program;
  const root = path.join(directory, 'public');
  const files = [...settingsFiles(args), ...(await feedFiles(args))];
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
  await writeIcons(path.join(directory, MARK), root);
  const timer = args.reporter.activityTimer('preview cards');
  timer.start();
  const { drawn, total } = await writeCards(args);
  timer.setStatus(`${drawn} of ${total} drawn`);
  timer.end();
  await copyFile(path.join(root, SITEMAP_INDEX), path.join(root, SITEMAP));
}
