import type { CreateResolversArgs, Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type BodyPictures, COLUMN } from '../markdown/rehype-pictures';
import { type RenderedArticle, renderArticle } from '../markdown/render-article';
import { articleTermFinder } from '../markdown/term-finder';
import { absoluteUrl } from '../routes';
import { encodePath } from '../utils/paths';
import { buildStep } from './build-step';
import { fieldResolver, isNodeOf, type NodeOf, type ResolveField, type ResolverContext } from './nodes';

type FindFile = (absolutePath: string) => Promise<Node | null>;

/** The column's width, and twice that for dense screens. */
const PICTURE = {
  layout: 'constrained',
  width: COLUMN * 2,
  breakpoints: [400, COLUMN, 900, COLUMN * 2],
  formats: ['webp'],
  placeholder: 'dominantColor',
};

/**
 * Runs a text's pictures through the image pipeline; those of `static/` keep their address.
 * @param files the pictures' files, by decoded path
 * @throws if a picture is missing, so that no page is published with a broken one
 */
export async function bodyPictures(
  files: Readonly<Record<string, string>>,
  findFile: FindFile,
  resolve: ResolveField,
): Promise<BodyPictures> {
  const imageData = async (path: string): Promise<IGatsbyImageData | undefined> => {
    const file = await findFile(path);
    return file ? resolve('ImageSharp', file.children[0], 'gatsbyImageData', PICTURE) : undefined;
  };
  const pictures = new Map<string, IGatsbyImageData | string>();
  for (const [path, file] of Object.entries(files)) {
    const image = path.startsWith('/') ? encodePath(file) : await imageData(file);
    if (!image) throw new Error(`there is no picture ${path}`);
    pictures.set(path, image);
  }
  return pictures;
}

/**
 * Resolves the rendered text of a post or a page. The search, the page, the feeds and later builds need it, so it
 * is cached under everything that it is made from.
 */
export function bodyResolver({
  cache,
  createContentDigest,
  reporter,
}: Pick<CreateResolversArgs, 'cache' | 'createContentDigest' | 'reporter'>) {
  const render = async (
    node: NodeOf<'Post'> | NodeOf<'Page'>,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ): Promise<RenderedArticle | null> => {
    const [markdown] = node.children;
    if (markdown === undefined) return null;
    const { nodeModel } = context;
    const resolve = fieldResolver(context, info);
    const findFile: FindFile = (absolutePath) =>
      nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } });
    const pictures = await bodyPictures(node.pictures, findFile, resolve);
    const terms = [...(await nodeModel.findAll({ type: 'GlossaryTerm' })).entries];
    const copy = await nodeModel.findOne({ type: 'ArticleCopy' });
    const settings = await nodeModel.findOne({ type: 'SiteSettings' });
    const digests = [node, ...terms, copy, settings].map((each) => each?.internal.contentDigest);
    const key = `body-${createContentDigest([digests, [...pictures]])}`;
    const known: RenderedArticle | undefined = await cache.get(key);
    if (known) return known;
    const post = isNodeOf(node, 'Post') ? node : undefined;
    const rendered = renderArticle(await resolve('MarkdownRemark', markdown, 'htmlAst'), {
      pageUrl: settings ? absoluteUrl(settings.siteUrl, node.path) : undefined,
      pictures,
      facts: node.facts,
      plans: node.plans,
      glossary: { finder: articleTermFinder(terms), unmarked: post?.unmarkedTerms ?? [] },
      letter: copy?.letter,
      // The key under which ticks are kept.
      ticks: copy ? { ...copy.ticks, slug: post?.slug ?? node.path } : undefined,
    });
    await cache.set(key, rendered);
    return rendered;
  };
  return (node: Parameters<typeof render>[0], _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) => {
    const subject = isNodeOf(node, 'Post') ? `content/blog/${node.slug}/index.md` : `The text of ${node.path}`;
    return buildStep(reporter, subject, () => render(node, context, info));
  };
}
