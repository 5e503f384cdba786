import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicFiles } from '../../plugins/gatsby-plugin-static-host/files/public-files';
import { checkedRedirects } from '../../plugins/gatsby-plugin-static-host/hosts/redirects';
import { writeHostRules } from '../../plugins/gatsby-plugin-static-host/hosts/write-host-rules';
import type { Endpoint } from '../../plugins/gatsby-plugin-static-host/index';
import type { Site } from '../../scripts/host-servers';
import { endpointsOf, hostOptions } from '../../src/gatsby/host-options';
import { postPath } from '../../src/routes';
import { type BuiltFiles, DOCUMENTS, PDF } from '../hosts/file-cases';
import { LONG_FROM, UNLISTED } from '../hosts/table';

/** Moved pages that the copy has and the site has not. */
const REDIRECTS = [
  { from: '/old-page', to: '/blog/' },
  { from: '/blog/an-old-name/', to: postPath('nmc-revalidation') },
  { from: LONG_FROM, to: '/blog/' },
  { from: '/old-page.html', to: '/blog/' },
  { from: '/shop.html', to: 'https://shop.example.com/' },
];
const FEEDS = ['feed.xml', 'atom.xml', 'feed.json'];

/** A copy of the built site with feeds, moved pages, an unlisted folder and our own contact endpoint, its host rules written again, and a function that removes it. */
export interface BuiltCopy extends Site {
  /** Where the contact endpoint answers, and at which address behind the server. */
  readonly endpoint: Endpoint | undefined;
  readonly files: BuiltFiles;
  readonly remove: () => void;
}

function find(files: readonly string[], pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`No built file is like ${pattern}; build the site first (npm run build).`);
  return `/${found}`;
}

/** Makes the copy in the system's folder for temporary files. */
export async function builtCopy(): Promise<BuiltCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  // nginx's workers give up the rights of root.
  chmodSync(folder, 0o755);
  const publicFolder = path.join(folder, 'public');
  cpSync('public', publicFolder, { recursive: true, preserveTimestamps: true });
  const texts = { ...DOCUMENTS, [PDF]: '%PDF-1.4', ...Object.fromEntries(FEEDS.map((feed) => [feed, '{}'])) };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(publicFolder, name)), { recursive: true });
    writeFileSync(path.join(publicFolder, name), text);
  }
  const unlisted = path.join(publicFolder, UNLISTED.folder);
  mkdirSync(unlisted, { recursive: true });
  for (const file of ['index.html', 'page.js']) writeFileSync(path.join(unlisted, file), '{}');
  const files = await publicFiles(publicFolder);
  const pages = new Set(files.map((file) => `/${file.replace(/index\.html$/, '')}`));
  const endpoints = endpointsOf({
    forms: { contact: { provider: 'function' }, newsletter: { provider: 'simulated' } },
  });
  await writeHostRules(folder, files, checkedRedirects(REDIRECTS, pages), {
    ...hostOptions,
    unlisted: [UNLISTED],
    endpoints,
  });
  return {
    endpoint: endpoints[0],
    publicFolder,
    deployFolder: path.join(folder, 'deploy'),
    files: {
      script: find(files, /^app-[0-9a-f]{20}\.js$/),
      font: find(files, /^static\/.*\.woff2$/),
      picture: find(files, /^static\/.*\.(avif|webp|png)$/),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
