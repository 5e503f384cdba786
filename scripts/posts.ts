import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPost } from '../src/content/read/read-files';

/** The posts of a content folder, by their slugs. */
export async function readPosts(root: string) {
  const folder = path.join(root, 'blog');
  const slugs = (await readdir(folder)).filter((name) => existsSync(path.join(folder, name, 'index.md'))).sort();
  return Promise.all(
    slugs.map(async (slug) => {
      const file = `content/blog/${slug}/index.md`;
      return { slug, file, ...readPost(await readFile(path.join(folder, slug, 'index.md')), file) };
    }),
  );
}
