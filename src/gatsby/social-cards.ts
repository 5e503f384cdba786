import path from 'node:path';
import type { Node } from 'gatsby';
import type { NodeFinder, SocialCard } from '../../plugins/gatsby-plugin-social-cards/index';
import { YAML_KINDS } from '../content-model/kinds';
import { fillTemplate } from '../utils/fill-template';

interface PostNode extends Node {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly cover: string;
}

interface CategoryNode extends Node {
  readonly name: string;
}

interface SettingsNode extends Node {
  readonly brand: { readonly name: string; readonly picture: string };
}

interface ListingNode extends Node {
  readonly categoryTitle: string;
}

interface CopyNode extends Node {
  readonly seo: { readonly title: string; readonly socialCardTitle?: string; readonly socialCardPicture?: string };
  readonly hero?: { readonly eyebrow?: string };
}

/** The types whose nodes have a social card: posts, categories, the settings, and every page's copy. */
export const SOCIAL_CARD_TYPES: readonly string[] = [
  'Post',
  'Category',
  'SiteSettings',
  ...YAML_KINDS.filter(({ schema }) => 'seo' in schema.shape).map(({ type }) => type),
];

/** What the social card of a node of one of `SOCIAL_CARD_TYPES` shows. */
export async function describeSocialCard(node: Node, find: NodeFinder): Promise<SocialCard> {
  const content = path.resolve('content');
  const settings = await find.first<SettingsNode>('SiteSettings');
  const brand = settings?.brand.name ?? '';
  const common = { brand, picture: path.join(content, settings?.brand.picture ?? '') };
  switch (node.internal.type) {
    case 'Post': {
      const { category, title, slug, cover } = node as PostNode;
      return { label: category, title, brand, picture: path.join(content, 'blog', slug, cover) };
    }
    case 'Category': {
      const listing = await find.first<ListingNode>('BlogCopy');
      const title = fillTemplate(listing?.categoryTitle ?? '', { category: (node as CategoryNode).name });
      return { ...common, title };
    }
    case 'SiteSettings':
      return { ...common, title: brand };
    default: {
      const { seo, hero } = node as CopyNode;
      const file = YAML_KINDS.find(({ type }) => type === node.internal.type)?.file ?? '';
      const own = seo.socialCardPicture && { picture: path.join(content, path.dirname(file), seo.socialCardPicture) };
      return { ...common, ...own, label: hero?.eyebrow, title: seo.socialCardTitle ?? seo.title };
    }
  }
}
