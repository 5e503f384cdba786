import path from 'node:path';
import type { ContentFiles } from '../../content-check/content-files';
import { fieldsOf } from '../../content-check/schema-fields';
import { recordOf } from '../../content-check/site-map';
import { postFrontMatter } from '../../content-model/post';
import { postStatus } from '../../content-model/post-status';
import type { Card } from '../../publishing/cards/card';
import { typographic } from '../../utils/typography/typographic';
import { typographicEntry } from '../typographic-entry';

/**
 * The cards of the posts as far as the content itself tells, long before there are nodes: most of the work can be begun
 * while Gatsby sources them. Which cards the site has is decided by its nodes alone.
 * @param root the `content` folder
 * @param day today as YYYY-MM-DD
 */
export function earlyCards(files: ContentFiles, root: string, day: string): Card[] {
  const settings = recordOf(files, 'site.yaml') as { readonly brand?: { readonly name?: unknown } } | undefined;
  const brand = settings?.brand?.name;
  if (typeof brand !== 'string') return [];
  return files.posts.flatMap(({ slug, frontMatter }) => {
    if (!frontMatter || postStatus(frontMatter, day) !== 'published') return [];
    const { category: label, title, cover } = typographicEntry(frontMatter, fieldsOf(postFrontMatter));
    return [{ label, title, brand: typographic(brand), picture: path.join(root, 'blog', slug, cover) }];
  });
}
