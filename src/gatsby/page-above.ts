import { z } from 'zod';
import { typeOfFile } from '../content/model/collections';
import { CODE_PAGES, categoryPath } from '../routes';
import type { NodeOf, ResolverContext } from './nodes';

/** The copy fields that the name of a page in code comes from. */
const CODE_PAGE_COPY = z.object({
  hero: z.object({ eyebrow: z.string().optional() }).optional(),
  seo: z.object({ title: z.string() }),
});

/** The name of a page of any kind, as its own breadcrumbs have it. */
async function pageName(address: string, { nodeModel }: ResolverContext): Promise<string | undefined> {
  const query = { filter: { path: { eq: address } } };
  const page = await nodeModel.findOne({ type: 'Page', query });
  const post = await nodeModel.findOne({ type: 'Post', query });
  const { entries: categories } = await nodeModel.findAll({ type: 'Category' });
  const category = [...categories].find(({ slug }) => categoryPath(slug) === address);
  const type = typeOfFile(CODE_PAGES.find((code) => code.path === address)?.file);
  const { data: copy } = CODE_PAGE_COPY.safeParse(type && (await nodeModel.findOne({ type })));
  return page?.label ?? post?.title ?? category?.name ?? copy?.hero?.eyebrow ?? copy?.seo.title;
}

/** A page's parent, as named in the header or in its own copy. */
export async function pageAbove({ above }: NodeOf<'Page'>, _args: unknown, context: ResolverContext) {
  if (above === undefined) return null;
  const settings = await context.nodeModel.findOne({ type: 'SiteSettings' });
  const inHeader = settings?.navigation.find(({ href }) => href === above)?.label;
  return { href: above, label: inHeader ?? (await pageName(above, context)) ?? above };
}
