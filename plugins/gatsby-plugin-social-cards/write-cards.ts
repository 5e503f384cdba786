import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { cardPainter } from './draw-card';
import type { SocialCardsOptions } from './index';
import type { NamedCard } from './name-card';

const byPicture = (a: NamedCard, b: NamedCard): number => a.pictureDigest.localeCompare(b.pictureDigest);

/**
 * Draws the cards that are not there yet, and removes those that no page has any more. A file is there whole or not at
 * all, and one that is there is never drawn again.
 * @param directory the project's folder
 * @returns how many were drawn, and how many there are
 */
export async function writeCards(
  directory: string,
  named: readonly NamedCard[],
  options: SocialCardsOptions,
): Promise<{ drawn: number; total: number }> {
  const folder = path.join(directory, 'public', options.folder);
  await mkdir(folder, { recursive: true });
  const cards = new Map(named.map((card) => [card.file, card]));
  const existing = await readdir(folder);
  await Promise.all(existing.filter((file) => !cards.has(file)).map((file) => rm(path.join(folder, file))));
  const missing = [...cards.values()].filter(({ file }) => !existing.includes(file)).sort(byPicture);
  if (missing.length > 0) {
    const paint = await cardPainter(directory, options);
    const write = async ({ card, pictureDigest, file }: NamedCard): Promise<void> => {
      const part = path.join(folder, `${file}.part`);
      await writeFile(part, await paint(card, pictureDigest));
      await rename(part, path.join(folder, file));
    };
    await pMap(missing, write, { concurrency: availableParallelism() });
  }
  return { drawn: missing.length, total: cards.size };
}
