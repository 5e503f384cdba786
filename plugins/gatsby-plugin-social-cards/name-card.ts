import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { NodeFinder, SocialCard, SocialCardsOptions } from './index';

/** Hexadecimal digits in a file name. */
const DIGITS = 20;

/**
 * Describes a node's card and names its file after everything it shows, so that identical cards share a file.
 * @param directory the project's folder
 * @throws Error if its drawing or the logo is not among the site's files
 */
export async function nameCard(
  node: Node,
  find: NodeFinder,
  directory: string,
  { describe, colors, fonts, logo }: SocialCardsOptions,
): Promise<{ readonly card: SocialCard; readonly file: string }> {
  const card = await describe(node, find);
  const digestOf = async (file: string): Promise<string> => {
    const found = await find.file(file);
    if (!found) throw new Error(`The social card of "${card.title}" needs ${file}, which is not a file of the site.`);
    return found.internal.contentDigest;
  };
  const digests = [await digestOf(card.picture), await digestOf(path.join(directory, logo))];
  const shown = JSON.stringify([card.label, card.title, card.brand, digests, colors, fonts]);
  return { card, file: `${createHash('sha256').update(shown).digest('hex').slice(0, DIGITS)}.jpg` };
}
