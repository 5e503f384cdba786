import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pMap from 'p-map';
import { cardPainter } from './draw-card';
import type { CardLooks } from './index';
import type { NamedCard } from './name-card';

/** What the thread that draws is given. */
export interface DrawData {
  /** The project's folder. */
  readonly directory: string;
  /** Where the files are put. */
  readonly folder: string;
  readonly cards: readonly NamedCard[];
  readonly looks: CardLooks;
}

/** How many cards were drawn, and how many there are. */
export interface CardCount {
  readonly drawn: number;
  readonly total: number;
}

const THREAD = path.join('plugins', 'gatsby-plugin-social-cards', 'draw-thread.ts');

const byPicture = (a: NamedCard, b: NamedCard): number => a.pictureDigest.localeCompare(b.pictureDigest);

/** Draws cards. A file is there whole or not at all. */
export async function drawCards({ directory, folder, cards, looks }: DrawData): Promise<void> {
  const paint = await cardPainter(directory, looks);
  const draw = async ({ card, pictureDigest, file }: NamedCard): Promise<void> => {
    const part = path.join(folder, `${file}.part`);
    const image = await paint(card, pictureDigest).catch((error: Error) => {
      throw new Error(`The social card of "${card.title}" cannot be drawn from ${card.picture}: ${error.message}`);
    });
    await writeFile(part, image);
    await rename(part, path.join(folder, file));
  };
  await pMap([...cards].sort(byPicture), draw, { concurrency: availableParallelism() });
}

async function drawInThread(data: DrawData): Promise<void> {
  const file = path.join(data.directory, THREAD);
  const thread = new Worker(file, { workerData: data, execArgv: ['--require', 'tsx/cjs'] });
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${code}.`);
}

/**
 * Draws the cards that are not there yet, in a thread, and removes those that no page has any more. One that is there is
 * never drawn again.
 * @param directory the project's folder
 * @param publicFolder the folder of the cards, such as `/cards/`
 */
export async function writeCards(
  directory: string,
  publicFolder: string,
  named: readonly NamedCard[],
  looks: CardLooks,
): Promise<CardCount> {
  const folder = path.join(directory, 'public', publicFolder);
  await mkdir(folder, { recursive: true });
  const all = new Map(named.map((card) => [card.file, card]));
  const existing = await readdir(folder);
  await Promise.all(existing.filter((file) => !all.has(file)).map((file) => rm(path.join(folder, file))));
  const cards = [...all.values()].filter(({ file }) => !existing.includes(file));
  if (cards.length > 0) await drawInThread({ directory, folder, cards, looks });
  return { drawn: cards.length, total: all.size };
}
