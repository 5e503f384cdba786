import path from 'node:path';
import type { Node } from 'gatsby';
import type { CardCommon } from './node-card';

/** The part of Gatsby's node model that is used; what is read through it is tracked as the query's dependency. */
export interface NodeReader {
  readonly findOne: (query: { type: string; query?: object }) => Promise<Node | null>;
}

/** Reads what all cards have in common. */
export async function readCommon(nodes: NodeReader): Promise<CardCommon> {
  const settings = (await nodes.findOne({ type: 'SiteSettings' })) as unknown as {
    brand: { name: string; picture: string };
  };
  const listing = (await nodes.findOne({ type: 'BlogCopy' })) as unknown as { categoryTitle: string };
  const root = path.resolve('content');
  return {
    brand: settings.brand.name,
    picture: path.join(root, settings.brand.picture),
    categoryTitle: listing.categoryTitle,
    root,
  };
}
