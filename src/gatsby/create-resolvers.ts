import { readFile } from 'node:fs/promises';
import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'gatsby/graphql';
import { LOGO, SITE_COLLECTIONS } from '../content/model/collections';
import { encodePath } from '../utils/paths';
import { bodyResolver } from './body-resolver';
import { buildStep } from './build-step';
import type { ResolverContext } from './nodes';

/** Characters that need no escape in a quoted `data:` URL. */
const PLAIN = /%(3D|3A|2F|2C|3B)/g;

/** An SVG as a data: URL: images show it without a request, and it can neither run nor load anything. */
export function svgAddress(svg: string): string {
  const short = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  return `data:image/svg+xml,${encodeURIComponent(short).replace(PLAIN, decodeURIComponent)}`;
}

const logoResolver =
  ({ reporter }: Pick<CreateResolversArgs, 'reporter'>) =>
  (_settings: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string> =>
    buildStep(reporter, LOGO, async () => {
      const filter = { sourceInstanceName: { eq: 'content' }, relativePath: { eq: LOGO.replace('content/', '') } };
      const file = await nodeModel.findOne({ type: 'File', query: { filter } });
      if (!file) throw new Error(`There is no ${LOGO}.`);
      return svgAddress(await readFile(file.absolutePath, 'utf8'));
    });

/** The address of a file that is published as it is; gatsby-source-filesystem leaves its name unescaped. */
async function publicAddress(
  file: unknown,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo & { readonly originalResolver: GraphQLFieldResolver<unknown, ResolverContext> },
): Promise<string> {
  return encodePath(String(await info.originalResolver(file, args, context, info)));
}

/**
 * Queries that are never null: every single record exists once the content check has passed, and pages are created from the
 * ids of page files.
 */
const singles = Object.fromEntries(
  ['Page', ...SITE_COLLECTIONS.filter(({ shape }) => shape === 'single').map(({ type }) => type)].map((type) => [
    type.charAt(0).toLowerCase() + type.slice(1),
    { type: `${type}!` },
  ]),
);

/** A post by node id, never null for the same reason; `post` may be. */
const article = {
  type: 'Post!',
  args: { id: 'String!' },
  resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: ResolverContext) =>
    nodeModel.getNodeById({ id, type: 'Post' }),
};

/**
 * Posts by node ids, in this order. A query for `allPost` instead would depend on every post, and rerun whenever any of them
 * changes.
 */
const articles = {
  type: '[Post!]!',
  args: { ids: '[String!]!' },
  resolve: (_source: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
    nodeModel.getNodesByIds({ ids, type: 'Post' }),
};

/** Fields computed when a page queries them. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const body = { resolve: bodyResolver(args) };
  args.createResolvers({
    Post: { body },
    Page: { body },
    SiteSettings: { logo: { type: 'String!', resolve: logoResolver(args) } },
    File: { publicURL: { resolve: publicAddress } },
    Query: { ...singles, article, articles },
  });
};
