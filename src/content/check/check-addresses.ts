import * as routes from '../../routes';
import { member } from '../../utils/is-record';
import { slug } from '../model/fields';
import type { ContentFiles, PostFile } from '../read/content-files';
import { type Place, type Problem, problem, startOf } from '../read/problem';
import { entriesOf, sourceOf, textsIn } from './field-traversal';
import { existingPosts } from './site-map';

const PROBE = 'x';

/** First path segments below the blog that are not posts. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  [routes.listingPath(2), routes.categoryPath(PROBE), routes.SEARCH_INDEX].map(
    (path) => path.slice(routes.BLOG.length).split('/')[0] ?? '',
  ),
);

const slugSchema = slug('');

const start = ({ file }: PostFile): Place => startOf(file);

function checkFolderName(post: PostFile): Problem[] {
  const { slug: found } = post;
  if (RESERVED_SLUGS.has(found.toLowerCase())) {
    const message = `The site uses ${routes.postPath(found)} for something else`;
    return [problem('name-taken', start(post), message, { found })];
  }
  if (slugSchema.safeParse(found).success) return [];
  const fix =
    'Rename the folder. Its name is the slug: lower-case words joined by single hyphens, at most 80 characters.';
  return [problem('slug-form', start(post), 'The folder name is not a valid slug', { found, fix })];
}

/** The post folders, whose names are slugs. */
export function checkSlugs(files: ContentFiles): Problem[] {
  return files.posts.flatMap(checkFolderName);
}

interface Owner {
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly placeOfAlias: (index: number) => Place;
}

function aliasesOf(value: unknown): string[] {
  return textsIn(member(value, 'aliases'));
}

function postOwners(files: ContentFiles): Owner[] {
  return existingPosts(files).map((post) => ({
    slug: post.slug,
    aliases: aliasesOf(post.source?.value),
    placeOfAlias: (index) => post.source?.placeOf(['aliases', index]) ?? start(post),
  }));
}

function categoryOwners(files: ContentFiles): Owner[] {
  const source = sourceOf(files, 'categories.yaml');
  return entriesOf(files, 'categories.yaml').map((entry, order) => ({
    slug: String(member(entry, 'slug')),
    aliases: aliasesOf(entry),
    placeOfAlias: (index) => source?.placeOf([order, 'aliases', index]) ?? startOf('content/categories.yaml'),
  }));
}

function checkOwners(owners: readonly Owner[], reserved: ReadonlySet<string>): Problem[] {
  const taken = new Map(owners.map(({ slug }) => [slug.toLowerCase(), slug]));
  return owners.flatMap(({ slug, aliases, placeOfAlias }) =>
    aliases.flatMap((alias, index): Problem[] => {
      const key = alias.toLowerCase();
      const place = placeOfAlias(index);
      if (reserved.has(key))
        return [problem('name-taken', place, 'The site uses this address for something else', { found: alias })];
      const owner = taken.get(key);
      if (owner === undefined) {
        taken.set(key, slug);
        return [];
      }
      return [problem('name-taken', place, `This slug belongs to ${owner}`, { found: alias })];
    }),
  );
}

/** Checks that no former slug is in use or claimed twice. */
export function checkAliases(files: ContentFiles): Problem[] {
  return [...checkOwners(postOwners(files), RESERVED_SLUGS), ...checkOwners(categoryOwners(files), new Set())];
}
