import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { newestFirst } from '../content/resolve/site';
import { PLANNER_REGISTRY } from '../planners/registry';
import { categoryPath, listingPath, listingPaths, PAGE_SIZE, PLANNERS, plannerPath } from '../routes';
import type { ListingContext } from '../search/listing';
import { buildStep, queryFailure } from './build-step';
import { afterwards, untilStill } from './follow-changes';
import { type NodeOf, nodesOf } from './nodes';
import { writeFiles } from './publish/publish';
import { writeSearchIndex } from './write-search-index';

type Post = NodeOf<'Post'>;

/** The parts of a post to compare. */
export type ComparablePost = Pick<Post, 'id' | 'category' | 'title' | 'excerpt'>;

const CATEGORY_WEIGHT = 3;
const SHORTEST_WORD = 5;

/** What makes posts similar: their category and longer words, with what each counts. */
function traitsOf({ category, title, excerpt }: ComparablePost): ReadonlyMap<string, number> {
  const words = `${title} ${excerpt}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Map([
    [`category ${category}`, CATEGORY_WEIGHT],
    ...words.filter((word) => word.length >= SHORTEST_WORD).map((word) => [word, 1] as const),
  ]);
}

/**
 * The ids of each post's most similar posts: shared category first, then shared words in title and excerpt, then the given
 * order (newest first).
 */
export function relatedPosts(posts: readonly ComparablePost[], count: number): ReadonlyMap<string, readonly string[]> {
  const traits = posts.map(traitsOf);
  const having = new Map<string, number[]>();
  for (const [own, each] of traits.entries()) {
    for (const trait of each.keys()) having.get(trait)?.push(own) ?? having.set(trait, [own]);
  }
  const newest = [...posts.keys()].slice(0, count + 1);
  const related = traits.map((each, own) => {
    const points = new Map<number, number>();
    for (const [trait, weight] of each) {
      for (const other of having.get(trait) ?? []) points.set(other, (points.get(other) ?? 0) + weight);
    }
    const similar = [...points]
      .sort(([a, pointsA], [b, pointsB]) => pointsB - pointsA || a - b)
      .map(([other]) => other);
    const others = new Set([...similar, ...newest]);
    others.delete(own);
    return [...others].slice(0, count).flatMap((other) => posts[other]?.id ?? []);
  });
  return new Map(posts.map(({ id }, own) => [id, related[own] ?? []]));
}

const RELATED_COUNT = 3;
const NEWEST_COUNT = 2;

/** What needs the rendered texts: the search with its cards, which have the fields of `ArticleCard`, and the feeds. */
const QUERY = /* GraphQL */ `
  query RenderedTexts {
    allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        path
        firstPath
        title
        excerpt
        category
        date
        updated
        readTime
        status
        statusLabel
        coverAlt
        cover {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 800, breakpoints: [480, 672, 800])
          }
        }
        socialCard
        authors {
          name
        }
        body {
          text
          feedHtml
        }
      }
    }
    allPage {
      nodes {
        path
        body {
          text
        }
      }
    }
  }
`;

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
function createContentPages(args: CreatePagesArgs): void {
  const posts = nodesOf(args, 'Post').sort(newestFirst);
  createPosts(posts, args);
  for (const { id, path: address } of nodesOf(args, 'Page'))
    args.actions.createPage({ path: address, component: template('page'), context: { pageId: id } });
  const planners = nodesOf(args, 'PlannerCopy').map(({ planner }) => planner);
  for (const planner of PLANNERS.filter((name) => planners.includes(name))) {
    const component = path.resolve('src/planners', PLANNER_REGISTRY[planner].folder, 'page.tsx');
    args.actions.createPage({ path: plannerPath(planner), component, context: { planner } });
  }
  const newestIds = posts.slice(0, NEWEST_COUNT).map(({ id }) => id);
  createListing(posts, newestIds, listingPath, null, args);
  for (const { name, slug } of nodesOf(args, 'Category')) {
    const ofCategory = posts.filter(({ category }) => category === name);
    createListing(ofCategory, newestIds, (page) => categoryPath(slug, page), name, args);
  }
}

async function queryTexts({ graphql }: CreatePagesArgs): Promise<Queries.RenderedTextsQuery> {
  const { data, errors } = await graphql<Queries.RenderedTextsQuery>(QUERY);
  if (!data || errors) throw new Error(queryFailure(errors));
  return data;
}

/** Writes what no page waits for: the search and all files that are not pages. */
const writeOthers = afterwards(async (args: CreatePagesArgs) => {
  const { reporter } = args;
  const texts = await buildStep(reporter, 'The texts', () => queryTexts(args));
  await buildStep(reporter, 'The search', () => writeSearchIndex(args, texts));
  await writeFiles(args, texts);
});

/** Creates everything in this hook, because `gatsby develop` calls it again after every change of the content, deletions too. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  // Gatsby does not call the hook again for files that change while it runs.
  await untilStill(() => buildStep(args.reporter, 'The pages', () => createContentPages(args)));
  await writeOthers(args);
};
