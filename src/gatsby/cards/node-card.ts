import path from 'node:path';
import type { Node } from 'gatsby';
import { YAML_KINDS } from '../../content-model/kinds';
import type { Card } from '../../publishing/cards/card';
import { fillTemplate } from '../../utils/fill-template';

interface PostNode extends Node {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly cover: string;
}

interface CategoryNode extends Node {
  readonly name: string;
}

interface CopyNode extends Node {
  readonly seo: { readonly title: string; readonly cardTitle?: string; readonly cardPicture?: string };
  readonly hero?: { readonly eyebrow?: string };
}

/** What all cards have in common, from the nodes of the settings and of the listing. */
export interface CardCommon {
  readonly brand: string;
  /** The drawing of cards that have none of their own. */
  readonly picture: string;
  /** How the title of a category page is written. */
  readonly categoryTitle: string;
  /** The folder `content`. */
  readonly root: string;
}

/** The types whose nodes have a card: posts, categories, the settings, and every page's copy. */
export const CARD_TYPES: readonly string[] = [
  'Post',
  'Category',
  'SiteSettings',
  ...YAML_KINDS.filter(({ schema }) => 'seo' in schema.shape).map(({ type }) => type),
];

function copyCard({ seo, hero, internal }: CopyNode, { brand, picture, root }: CardCommon): Card {
  const file = YAML_KINDS.find(({ type }) => type === internal.type)?.file ?? '';
  return {
    label: hero?.eyebrow,
    title: seo.cardTitle ?? seo.title,
    brand,
    picture: seo.cardPicture ? path.join(root, path.dirname(file), seo.cardPicture) : picture,
  };
}

/** The card of a node of one of `CARD_TYPES`. */
export function nodeCard(node: Node, common: CardCommon): Card {
  const { brand, picture, categoryTitle, root } = common;
  switch (node.internal.type) {
    case 'Post': {
      const { category, title, slug, cover } = node as PostNode;
      return { label: category, title, brand, picture: path.join(root, 'blog', slug, cover) };
    }
    case 'Category':
      return { title: fillTemplate(categoryTitle, { category: (node as CategoryNode).name }), brand, picture };
    case 'SiteSettings':
      return { title: brand, brand, picture };
    default:
      return copyCard(node as CopyNode, common);
  }
}
