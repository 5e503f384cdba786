import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type PermalinkKind, permalinks } from '../src/content/model/permalinks';
import { ContentReader } from '../src/content/read/content-reader';
import { diskSource } from '../src/content/read/disk-source';
import { resolveSite } from '../src/content/resolve/site';
import { today } from '../src/utils/calendar';
import { readValid, runForAuthor } from './for-author';

type Permalinks = z.infer<typeof permalinks>;

const HEAD = '# Every address that visitors may have kept. `npm run lock:addresses` adds new ones; take none out.';

/** Every published page that visitors may keep, by the list it belongs to. */
async function published(root: string): Promise<Permalinks> {
  const { pages } = resolveSite(await readValid(new ContentReader(diskSource(root))), today());
  const ofKind = (wanted: PermalinkKind) =>
    [...pages].flatMap(([path, { kind, status }]) => (kind === wanted && status === 'published' ? [path] : []));
  return { pages: ofKind('pages'), categories: ofKind('categories'), articles: ofKind('articles') };
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
