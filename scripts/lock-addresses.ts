import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ContentReader } from '../src/content-check/content-files';
import { entriesOf, keptBack } from '../src/content-check/site-map';
import { publishedAddresses } from '../src/content-model/published';
import { today } from '../src/utils/calendar';

const HEAD = '# Every slug that visitors may have kept. `npm run lock:addresses` adds new ones; take none out.';

/** The text of content/published.yaml. */
function write(posts: readonly string[], categories: readonly string[]): string {
  const list = (slugs: readonly string[]): string =>
    slugs
      .toSorted()
      .map((slug) => `  - ${slug}\n`)
      .join('');
  return `${HEAD}\nposts:\n${list(posts)}categories:\n${list(categories)}`;
}

/** Adds the slugs of everything that is published today to content/published.yaml; takes none out. */
export async function lockAddresses(root: string): Promise<void> {
  const file = path.join(root, 'published.yaml');
  const locked = publishedAddresses.parse(parse(readFileSync(file, 'utf8')));
  const files = await new ContentReader(root).read();
  const published = files.posts.filter((post) => post.frontMatter && !keptBack(post, today())).map(({ slug }) => slug);
  const categories = entriesOf(files, 'categories.yaml').map((entry) => String((entry as { slug: unknown }).slug));
  const posts = new Set([...locked.posts, ...published]);
  writeFileSync(file, write([...posts], [...new Set([...locked.categories, ...categories])]));
  console.log(`${posts.size - locked.posts.length} new addresses are locked in ${path.relative('.', file)}`);
}

if (require.main === module) void lockAddresses(path.resolve('content'));
