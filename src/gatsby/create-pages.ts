import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { categoryPath, listingPath, listingPaths, PAGE_SIZE } from '../routes';
import type { ListingContext } from '../search/listing';
import { buildStep, queryFailure } from './build-step';
import { relatedPosts } from './related-posts';
import { writeSearchIndex } from './write-search-index';

const RELATED_COUNT = 3;
const NEWEST_COUNT = 2;

const QUERY = /* GraphQL */ `
  query CreatePages {
    allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        id
        path
        category
        title
        excerpt
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        name
        slug
      }
    }
    allPage {
      nodes {
        id
        path
      }
    }
  }
`;

type Post = Queries.CreatePagesQuery['allPost']['nodes'][number];

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

function createPosts(posts: readonly Post[], { actions }: CreatePagesArgs): void {
  const related = relatedPosts(posts, RELATED_COUNT);
  for (const [index, post] of posts.entries()) {
    actions.createPage({
      path: post.path,
      component: template('article'),
      context: {
        id: post.id,
        nextId: posts[index - 1]?.id ?? null,
        previousId: posts[index + 1]?.id ?? null,
        relatedIds: related.get(post.id) ?? [],
      },
    });
  }
}

function createListing(
  posts: readonly Post[],
  newestIds: readonly string[],
  pathOf: (page: number) => string,
  category: string | null,
  { actions }: CreatePagesArgs,
): void {
  const paths = listingPaths(posts.length, pathOf);
  for (const [index, address] of paths.entries()) {
    const page = index + 1;
    const shown = posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    actions.createPage({
      path: address,
      component: template('blog-listing'),
      context: {
        ids: shown.map(({ id }) => id),
        newestIds,
        category,
        page,
        pageCount: paths.length,
        total: posts.length,
        newerPath: paths[index - 1] ?? null,
        olderPath: paths[index + 1] ?? null,
      } satisfies ListingContext,
    });
  }
}

/** Creates a page per page file and post, and the static listing pages, also per category. */
async function createAll(args: CreatePagesArgs): Promise<void> {
  const { data, errors } = await args.graphql<Queries.CreatePagesQuery>(QUERY);
  if (!data) throw new Error(queryFailure(errors));
  const posts = data.allPost.nodes;
  createPosts(posts, args);
  for (const { id, path: address } of data.allPage.nodes)
    args.actions.createPage({ path: address, component: template('page'), context: { pageId: id } });
  const newestIds = posts.slice(0, NEWEST_COUNT).map(({ id }) => id);
  createListing(posts, newestIds, listingPath, null, args);
  for (const { name, slug } of data.allCategory.nodes) {
    const ofCategory = posts.filter(({ category }) => category === name);
    createListing(ofCategory, newestIds, (page) => categoryPath(slug, page), name, args);
  }
}

/** Creates the pages of the content, and their search index. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await buildStep(args.reporter, 'The pages', () => createAll(args));
  // In this hook because `gatsby develop` calls it again after every content change.
  await buildStep(args.reporter, 'The search', () => writeSearchIndex(args));
};
