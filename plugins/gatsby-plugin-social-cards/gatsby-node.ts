import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BuildArgs, GatsbyNode, PluginOptions } from 'gatsby';
import { cardPainter } from './draw-card';
import type { SocialCardsOptions } from './index';

async function writeCards({ getNodesByType, reporter, store }: BuildArgs, options: SocialCardsOptions): Promise<void> {
  const { directory } = store.getState().program;
  const timer = reporter.activityTimer('social cards');
  timer.start();
  const cards = [...options.cards(getNodesByType)].map(([address, card]) => ({ file: path.basename(address), card }));
  const folder = path.join(directory, 'public', options.folder);
  await mkdir(folder, { recursive: true });
  const existing = await readdir(folder);
  const unused = existing.filter((name) => !cards.some(({ file }) => file === name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  const missing = cards.filter(({ file }) => !existing.includes(file));
  const paint = await cardPainter(directory, options);
  // Each painter takes the next card once it has drawn one.
  const queue = missing.values();
  const painters = Array.from({ length: availableParallelism() }, async () => {
    for (const { file, card } of queue) await writeFile(path.join(folder, file), await paint(card));
  });
  await Promise.all(painters);
  timer.setStatus(`${missing.length} of ${cards.length} drawn`);
  timer.end();
}

/** Draws missing cards, and deletes those no page uses any more; an error ends the build with its message alone. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  writeCards(args, options as PluginOptions & SocialCardsOptions).catch((error: Error) => {
    args.reporter.panicOnBuild(error.message);
    throw error;
  });
