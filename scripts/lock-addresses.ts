import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { unpublishedReason } from '../src/content/check/site-map';
import { pageSlug } from '../src/content/model/page';
import { type PermalinkKind, permalinks } from '../src/content/model/permalinks';
import { entriesOf, filesOf } from '../src/content/read/content-files';
import { ContentReader } from '../src/content/read/content-reader';
import { diskSource } from '../src/content/read/disk-source';
import { CODE_PAGES, categoryPath, pagePath, postPath } from '../src/routes';
import { today } from '../src/utils/calendar';
import { readValid, runForAuthor } from './for-author';

type Permalinks = z.infer<typeof permalinks>;

const HEAD = '# Every address that visitors may have kept. `npm run lock:addresses` adds new ones; take none out.';

async function published(root: string): Promise<Permalinks> {
  const files = await readValid(new ContentReader(diskSource(root)));
  const posts = files.posts.filter((post) => !unpublishedReason(post, today()));
  const pages = filesOf(files, 'Page')
    .filter((page) => !unpublishedReason(page, today()))
    .map(({ collection }) => pagePath(pageSlug(collection.file) ?? ''));
  return {
    pages: [...CODE_PAGES.map(({ path }) => path), ...pages],
    categories: entriesOf(files, 'Category').map(({ slug }) => categoryPath(slug)),
    articles: posts.map(({ slug }) => postPath(slug)),
  };
}

/** Adds every published URL to content/permalinks.yaml; removes none. */
export async function lockAddresses(root: string): Promise<void> {
  const file = path.join(root, 'permalinks.yaml');
  const locked = permalinks.parse(parse(readFileSync(file, 'utf8')));
  const current = await published(root);
  const kinds = permalinks.keyof().options;
  const all = (kind: PermalinkKind): string[] => [...new Set([...locked[kind], ...current[kind]])].sort();
  const lists = kinds.map(
    (kind) =>
      `${kind}:\n${all(kind)
        .map((address) => `  - ${address}\n`)
        .join('')}`,
  );
  writeFileSync(file, `${HEAD}\n${lists.join('')}`);
  const added = kinds.reduce((sum, kind) => sum + all(kind).length - locked[kind].length, 0);
  console.log(`${added} new addresses added to ${path.relative('.', file)}`);
}

if (require.main === module) void runForAuthor(() => lockAddresses(path.resolve('content')));
