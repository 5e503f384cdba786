import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { NodeFinder, SocialCard, SocialCardsOptions } from './index';

/** The files that decide how a card looks; package.json has the version of sharp. */
const CODE = ['break-lines.ts', 'draw-card.ts', 'layout.ts', 'words.ts', 'package.json'];
/** The type of the one node that represents the design of cards, so that pages are built again when it changes. */
export const DESIGN = 'SocialCardDesign';
/** Hexadecimal digits of a name. */
const DIGITS = 20;

/** A card with the name of its file, which changes with everything that the card shows. */
export interface NamedCard {
  readonly card: SocialCard;
  readonly pictureDigest: string;
  readonly file: string;
}

const digest = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The digest of what all cards have in common: the options, the fonts and the code that draws. */
export function designDigest(directory: string, { colors, fonts }: SocialCardsOptions): string {
  const folder = path.join(directory, 'plugins', 'gatsby-plugin-social-cards');
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const glyphs = [...fonts.title.files, ...fonts.text.files].map((file) => readFileSync(resolve(file), 'base64'));
  return digest([colors, fonts, glyphs, ...CODE.map((file) => readFileSync(path.join(folder, file), 'utf8'))]);
}

/** Names the file of a card by its content: two cards that show the same are one file. */
export function cardFile(
  { label = '', title, brand }: SocialCard,
  pictureDigest: string,
  logoDigest: string,
  design: string,
): string {
  return `${digest([label, title, brand, pictureDigest, logoDigest, design]).slice(0, DIGITS)}.jpg`;
}

/**
 * Describes and names the card of a node.
 * @param directory the project's folder
 * @throws Error where its drawing or the logo is not among the site's files
 */
export async function nameCard(
  node: Node,
  find: NodeFinder,
  directory: string,
  options: SocialCardsOptions,
): Promise<NamedCard> {
  const card = await options.describe(node, find);
  const digestOf = async (file: string): Promise<string> => {
    const found = await find.file(file);
    if (!found) throw new Error(`The social card of "${card.title}" needs ${file}, which is not a file of the site.`);
    return found.internal.contentDigest;
  };
  const pictureDigest = await digestOf(card.picture);
  const logoDigest = await digestOf(path.join(directory, options.logo));
  const design = (await find.first(DESIGN))?.internal.contentDigest ?? '';
  return { card, pictureDigest, file: cardFile(card, pictureDigest, logoDigest, design) };
}
