import { createRequire } from 'node:module';
import type { Root } from 'hast';
import * as grammar from '../../plugins/gatsby-remark-grammar/index';
import { type Additions, type RenderedArticle, renderArticle } from '../../src/markdown/render-article';

interface Fields {
  readonly htmlAst: { readonly resolve: (node: object, args: object, context?: undefined) => Promise<Root> };
}

const {
  setFieldsOnGraphQLNodeType,
}: { setFieldsOnGraphQLNodeType: (args: object, options: object) => Promise<Fields> } = createRequire(__filename)(
  'gatsby-transformer-remark/gatsby-node',
);

const cache = { get: async () => undefined, set: async () => undefined };

/** The tree that gatsby-transformer-remark builds from markdown. */
export async function htmlAst(markdown: string): Promise<Root> {
  const type = { name: 'MarkdownRemark' };
  const args = { type, cache, getCache: () => cache, getNodesByType: () => [], basePath: '' };
  const options = { gfm: false, footnotes: false, plugins: [{ name: 'gatsby-remark-grammar', module: grammar }] };
  const fields = await setFieldsOnGraphQLNodeType(args, options);
  return fields.htmlAst.resolve({ id: markdown, internal: { content: markdown, contentDigest: markdown } }, {});
}

/** Renders a body as a build does; see `renderArticle`. */
export async function renderMarkdown(markdown: string, additions?: Additions): Promise<RenderedArticle> {
  return renderArticle(await htmlAst(markdown), additions);
}
