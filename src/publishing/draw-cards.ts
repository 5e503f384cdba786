import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Card, cardDigest } from './cards/card';
import { cardPainter } from './cards/draw-card';

/** Cards that are drawn at the same time. Both halves of the work go on, and threads are left for the rest of a build. */
const AT_ONCE = 2;

/** Cards and all that they have in common; plain data, so that it can be handed to a thread. */
export interface CardsToDraw {
  readonly cards: readonly Card[];
  /** The folder that they are put into. */
  readonly folder: string;
  /** The file of the brand's mark. */
  readonly mark: string;
  /** The digest of what all cards have in common. */
  readonly design: string;
}

interface Job {
  readonly card: Card;
  readonly drawing: string;
  readonly file: string;
}

/** The name of a card's file. */
export function cardFile(card: Card, drawing: string, design: string): string {
  return `${cardDigest(card, drawing, design)}.jpg`;
}

/** The digest of a picture as Gatsby gives it to its file. */
function pictureDigest(file: string): string {
  return createHash('md5').update(readFileSync(file)).digest('hex');
}

function missing({ cards, folder, design }: CardsToDraw): Job[] {
  const there = new Set(readdirSync(folder));
  const drawings = new Map(
    [...new Set(cards.map(({ picture }) => picture))].map((file) => [file, pictureDigest(file)]),
  );
  const jobs = cards.map((card): Job => {
    const drawing = drawings.get(card.picture) ?? '';
    return { card, drawing, file: cardFile(card, drawing, design) };
  });
  const once = new Map(jobs.filter(({ file }) => !there.has(file)).map((job) => [job.file, job]));
  return [...once.values()].toSorted((a, b) => (a.drawing < b.drawing ? -1 : Number(a.drawing > b.drawing)));
}

/**
 * Draws the cards that are not in the folder yet. A file is there whole or not at all: one that is there is never drawn
 * again.
 * @returns how many were drawn
 */
export async function drawCards(wanted: CardsToDraw): Promise<number> {
  await mkdir(wanted.folder, { recursive: true });
  const jobs = missing(wanted);
  if (jobs.length === 0) return 0;
  const paint = await cardPainter(wanted.mark);
  const queue = jobs.values();
  const work = async (): Promise<void> => {
    for (const { card, drawing, file } of queue) {
      const part = path.join(wanted.folder, `${file}.part`);
      await writeFile(part, await paint(card, drawing));
      await rename(part, path.join(wanted.folder, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return jobs.length;
}
