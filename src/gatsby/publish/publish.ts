import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import sharp from 'sharp';
import { type Entries, LOGO } from '../../content/model/collections';
import type { EditorHost } from '../../content/model/site';
import { buildEditor } from '../../editor/build-editor';
import {
  absoluteUrl,
  type BuiltFile,
  calendarPath,
  EDITOR,
  HOME,
  ICON_32,
  ICON_192,
  ICON_512,
  ICON_SVG,
  ICON_TOUCH,
  ROBOTS,
  SECURITY_TXT,
  SITEMAP_INDEX,
  WEB_MANIFEST,
} from '../../routes';
import { LIGHT } from '../../theme/palette';
import { buildStep } from '../build-step';
import { nodeOf, nodesOf } from '../nodes';
import { eventCalendar } from './event-calendar';
import { feedFiles, type PublicFile } from './feeds';

/** robots.txt (RFC 9309): allows everything, and names the sitemap. */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, SITEMAP_INDEX)}\n`;
}

type Settings = Entries['SiteSettings'];

/** `security.txt` (RFC 9116): contact, expiry, language, canonical URL. */
export function securityTxt({
  siteUrl,
  language,
  security,
}: Pick<Settings, 'siteUrl' | 'language' | 'security'>): string {
  return [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${language.split('-')[0]}`,
    `Canonical: ${absoluteUrl(siteUrl, SECURITY_TXT)}`,
    '',
  ].join('\n');
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/) as an object. */
function webManifest({ brand, language }: Pick<Settings, 'brand' | 'language'>): object {
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description,
    lang: language,
    id: HOME,
    start_url: HOME,
    display: 'browser',
    background_color: LIGHT.background.default,
    theme_color: LIGHT.background.default,
    icons: [
      { src: ICON_192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: ICON_512, sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}

/** Sizes in pixels; the touch icon fills its square, because phones round its corners themselves. */
const ICONS: readonly (readonly [file: BuiltFile, size: number, filled: boolean])[] = [
  [ICON_32, 32, false],
  [ICON_TOUCH, 180, true],
  [ICON_192, 192, false],
  [ICON_512, 512, false],
];

/** The resolution at which sharp draws an SVG in its own size. */
const USUAL_DENSITY = 72;

/**
 * Draws the site's icons from the brand's logo.
 * @param logo the logo's SVG, a square tile
 * @param root the built site
 */
async function writeIcons(logo: string, root: string): Promise<void> {
  await copyFile(logo, path.join(root, ICON_SVG));
  const { width, height } = await sharp(logo).metadata();
  const density = Math.max(1, (USUAL_DENSITY * 512) / Math.max(width, height));
  await mkdir(path.join(root, path.dirname(ICON_32)), { recursive: true });
  await Promise.all(
    ICONS.map(([file, size, filled]) => {
      const icon = sharp(logo, { density }).resize(size, size);
      const drawn = filled ? icon.flatten({ background: LIGHT.deep.main }) : icon;
      return drawn.png({ compressionLevel: 9 }).toFile(path.join(root, file));
    }),
  );
}

/**
 * Writes the editor into `public`, or removes it if it is not configured.
 * @param directory the project's folder
 */
export async function writeEditor(directory: string, host: EditorHost | undefined): Promise<void> {
  const target = path.join(directory, 'public', EDITOR);
  if (host) await buildEditor(target, { host }, path.join(directory, 'content'));
  else await rm(target, { recursive: true, force: true });
}

function settingsFiles(args: CreatePagesArgs): PublicFile[] {
  const settings = nodeOf(args, 'SiteSettings');
  return [
    { path: ROBOTS, content: robotsText(settings.siteUrl) },
    { path: SECURITY_TXT, content: securityTxt(settings) },
    { path: WEB_MANIFEST, content: JSON.stringify(webManifest(settings)) },
  ];
}

/** A calendar file for each event that a page shows; it works in any browser and app, and without script. */
function calendarFiles(args: CreatePagesArgs): PublicFile[] {
  const settings = nodeOf(args, 'SiteSettings');
  const copy = nodeOf(args, 'SectionCopy');
  return nodesOf(args, 'Event').flatMap((event) => {
    const { slug, href } = event;
    return href ? [{ path: calendarPath(slug), content: eventCalendar(event, href, settings, copy.events) }] : [];
  });
}

/** Writes the files that are not pages: icons, feeds, calendars, robots.txt and the manifest. */
export async function writeFiles(args: CreatePagesArgs, { allPost }: Queries.RenderedTextsQuery): Promise<void> {
  const { reporter, store } = args;
  const { directory } = store.getState().program;
  const root = path.join(directory, 'public');
  const feeds = await buildStep(reporter, 'The feeds', () => feedFiles(args, allPost.nodes));
  for (const file of [...settingsFiles(args), ...calendarFiles(args), ...feeds])
    await buildStep(reporter, `public${file.path}`, async () => {
      const target = path.join(root, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.content);
    });
  await buildStep(reporter, `${LOGO}, from which the icons are made`, () =>
    writeIcons(path.join(directory, LOGO), root),
  );
}

/** Writes the authors' editor. gatsby-plugin-static-host finishes it, along with the pages, at the end of the build. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  const { directory } = args.store.getState().program;
  await buildStep(args.reporter, 'The editor', () => writeEditor(directory, nodeOf(args, 'SiteSettings').editor));
};
