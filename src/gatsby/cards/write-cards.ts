import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, Node } from 'gatsby';
import { type Card, cardDigest } from '../../publishing/cards/card';
import { cardPainter } from '../../publishing/cards/draw-card';
import { MARK } from '../../publishing/mark';
import { cardPath } from '../../routes';
import { CARD_DESIGN } from './card-design';
import { CARD_TYPES, nodeCard } from './node-card';
import { type NodeReader, readCommon } from './read-common';

/** Cards that are drawn at the same time: enough to keep the threads of the image libraries busy. */
const AT_ONCE = 4;

type FileNode = Node & { readonly absolutePath: string };

/** A card and the digest of its drawing. */
interface WantedCard {
  readonly card: Card;
  readonly drawing: string;
}

/** The cards of all nodes by their path; nodes that show the same share one. Cards of one drawing follow each other. */
async function wantedCards({ getNodesByType }: BuildArgs): Promise<ReadonlyMap<string, WantedCard>> {
  const digests = new Map(
    (getNodesByType('File') as FileNode[]).map((file) => [file.absolutePath, file.internal.contentDigest]),
  );
  const reader: NodeReader = { findOne: async ({ type }) => getNodesByType(type)[0] ?? null };
  const common = await readCommon(reader);
  const design = getNodesByType(CARD_DESIGN)[0]?.internal.contentDigest ?? '';
  const cards = CARD_TYPES.flatMap((type) => getNodesByType(type)).map((node) => nodeCard(node, common));
  const inOrder = cards
    .map((card) => ({ card, drawing: digests.get(card.picture) ?? '' }))
    .toSorted((a, b) => (a.drawing < b.drawing ? -1 : Number(a.drawing > b.drawing)));
  return new Map(inOrder.map((wanted) => [cardPath(cardDigest(wanted.card, wanted.drawing, design)), wanted]));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Takes away what no page refers to any more, so that the card of a withdrawn article does not stay. */
async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!wanted.has(name)) await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Puts a preview picture for every page into the built site. Those of the last build are kept in Gatsby's cache, so
 * that only new ones are drawn.
 * @returns how many were drawn, and how many there are
 */
export async function writeCards(args: BuildArgs): Promise<{ drawn: number; total: number }> {
  const { directory } = args.store.getState().program;
  const cards = await wantedCards(args);
  const kept = path.join(directory, '.cache', 'cards');
  const published = path.join(directory, 'public', path.dirname(cardPath('')));
  await Promise.all([kept, published].map((folder) => mkdir(folder, { recursive: true })));
  const names = new Set([...cards.keys()].map((file) => path.basename(file)));
  await Promise.all([kept, published].map((folder) => removeOthers(folder, names)));

  const missing: [file: string, wanted: WantedCard][] = [];
  for (const [file, wanted] of cards) {
    const keptFile = path.join(kept, path.basename(file));
    if (!(await exists(keptFile))) missing.push([keptFile, wanted]);
  }
  if (missing.length > 0) {
    const paint = await cardPainter(path.join(directory, MARK));
    const queue = missing.values();
    const work = async (): Promise<void> => {
      for (const [file, { card, drawing }] of queue) await writeFile(file, await paint(card, drawing));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  for (const name of names) {
    const target = path.join(published, name);
    if (!(await exists(target))) await copyFile(path.join(kept, name), target, constants.COPYFILE_FICLONE);
  }
  return { drawn: missing.length, total: names.size };
}
