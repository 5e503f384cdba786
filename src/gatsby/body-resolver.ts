import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { valuesOf } from '../facts/resolve-facts';
import { type RenderedArticle, renderArticle } from '../markdown/render-article';
import { articleTermFinder } from '../markdown/term-finder';
import { absoluteUrl } from '../routes';
import { bodyPictures, type FindFile } from './body-pictures';
import { allOf, isNodeOf, type NodeOf, type ResolverContext } from './nodes';
import { fieldResolver } from './plugin-field';

type TextNode = NodeOf<'Post'> | NodeOf<'Page'>;

/** The storage key of a text's ticks, and the terms its author wants unmarked. */
function settingsOf(node: TextNode): { readonly slug: string; readonly unmarked: readonly string[] } {
  if (isNodeOf(node, 'Post')) return { slug: node.slug, unmarked: node.unmarkedTerms };
  return { slug: node.path, unmarked: [] };
}

/**
 * Resolves the rendered text of a post or a page. The search, the page, the feeds and later builds need it, so it
 * is cached under everything that it is made from.
 */
export function bodyResolver({
  cache,
  createContentDigest,
}: Pick<CreateResolversArgs, 'cache' | 'createContentDigest'>) {
  return async (
    node: TextNode,
    _args: unknown,
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
    const terms = await allOf('GlossaryTerm', context);
    const copy = await nodeModel.findOne({ type: 'ArticleCopy' });
    const settings = await nodeModel.findOne({ type: 'SiteSettings' });
    const digests = [node, ...terms, copy, settings].map((each) => each?.internal.contentDigest);
    const key = `body-${createContentDigest([digests, [...pictures]])}`;
    const known: RenderedArticle | undefined = await cache.get(key);
    if (known) return known;
    const { slug, unmarked } = settingsOf(node);
    const rendered = renderArticle(await resolve('MarkdownRemark', markdown, 'htmlAst'), {
      pageUrl: settings ? absoluteUrl(settings.siteUrl, node.path) : undefined,
      pictures,
      facts: valuesOf(node.facts),
      plans: isNodeOf(node, 'Page') ? node.plans : [],
      glossary: { finder: articleTermFinder(terms), unmarked },
      letter: copy?.letter,
      ticks: copy ? { ...copy.ticks, slug } : undefined,
    });
    await cache.set(key, rendered);
    return rendered;
  };
}
