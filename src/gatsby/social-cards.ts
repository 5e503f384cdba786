import path from 'node:path';
import type { Node } from 'gatsby';
import type { NodeFinder, SocialCard } from '../../plugins/gatsby-plugin-social-cards/index';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { cardText } from '../utils/card-letters';
import { fillTemplate } from '../utils/fill-template';
import { isNodeOf, type NodeFields, type NodeOf, type NodeType } from './nodes';

/** A page's copy; not every page has a hero. */
type CopyNode = Node &
  Extract<NodeFields[Exclude<NodeType, 'Page'>], { readonly seo: object }> & {
    readonly hero?: { readonly eyebrow?: string };
  };

const isCopy = (node: Node): node is CopyNode => 'seo' in node;

/** Node types with a social card: posts, categories, settings, pages, and the copy of code pages. */
export const SOCIAL_CARD_TYPES: readonly string[] = [
  'Post',
  'Category',
  'SiteSettings',
  'Page',
  ...SITE_COLLECTIONS.filter(({ schema }) => 'seo' in schema.shape).map(({ type }) => type),
];

/** Reduces a card's text to what its fonts can draw; the brand replaces an undrawable title. */
function drawable({ label, title, brand, picture }: SocialCard): SocialCard {
  const { text: name = brand } = cardText(brand, 'label');
  return {
    label: label && cardText(label, 'label').text,
    title: cardText(title, 'title').text ?? name,
    brand: name,
    picture,
  };
}

/** The social card of a node of one of `SOCIAL_CARD_TYPES`. */
export const describeSocialCard = async (node: Node, find: NodeFinder): Promise<SocialCard> =>
  drawable(await wordsOf(node, find));

/** The picture a page chooses for its card. */
function ownPicture({ socialCardPicture }: CopyNode['seo'], file = ''): { readonly picture?: string } {
  return socialCardPicture ? { picture: path.resolve('content', path.dirname(file), socialCardPicture) } : {};
}

async function wordsOf(node: Node, find: NodeFinder): Promise<SocialCard> {
  const content = path.resolve('content');
  const settings = await find.first<NodeOf<'SiteSettings'>>('SiteSettings');
  const brand = settings?.brand.name ?? '';
  const common = { brand, title: brand, picture: path.join(content, settings?.brand.picture ?? '') };
  if (isNodeOf(node, 'Post')) {
    const { category, title, slug, cover } = node;
    return { label: category, title, brand, picture: path.join(content, 'blog', slug, cover) };
  }
  if (isNodeOf(node, 'Category')) {
    const listing = await find.first<NodeOf<'BlogCopy'>>('BlogCopy');
    return { ...common, title: fillTemplate(listing?.categoryTitle ?? '', { category: node.name }) };
  }
  if (isNodeOf(node, 'Page')) {
    const { seo, label, sections, file } = node;
    const [hero] = sections;
    const eyebrow = hero?.type === 'hero' ? hero.eyebrow : undefined;
    return {
      ...common,
      ...ownPicture(seo, file),
      ...(eyebrow && { label }),
      title: seo.socialCardTitle ?? seo.title,
    };
  }
  if (!isCopy(node)) return common;
  const { seo, hero } = node;
  const file = SITE_COLLECTIONS.find(({ type }) => type === node.internal.type)?.file ?? '';
  return { ...common, ...ownPicture(seo, file), label: hero?.eyebrow, title: seo.socialCardTitle ?? seo.title };
}
