import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { Card } from '../../publishing/cards/card';
import type { CardsToDraw } from '../../publishing/draw-cards';
import { cardPath } from '../../routes';
import { MARK } from '../../utils/mark';
import { forEachLimited } from '../finish/for-each-limited';
import { runThreads } from '../threads/run-threads';
import { cardDesignDigest } from './card-design';
import { wantedCards } from './wanted-cards';

const THREAD = 'src/gatsby/cards/card-thread.ts';
/** Files that are looked for at the same time. */
const CONCURRENCY = 16;

/** The cards of this build: where they are kept from build to build, and how many had to be drawn. */
interface DrawnCards {
  readonly kept: string;
  readonly names: ReadonlySet<string>;
  readonly drawn: number;
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

/** Where cards are kept from build to build. */
const keptCards = (directory: string): string => path.join(directory, '.cache', 'cards');

async function drawInThread(directory: string, cards: readonly Card[], design: string): Promise<number> {
  const wanted: CardsToDraw = { cards, folder: keptCards(directory), mark: path.join(directory, MARK), design };
  const [drawn] = await runThreads<number>(directory, THREAD, [wanted]);
  return drawn ?? 0;
}

let early: Promise<number> | undefined;

/** What is kept may belong to other posts, but then few cards are missing, and they are drawn in time all the same. */
async function mostAreKept(directory: string, cards: readonly Card[]): Promise<boolean> {
  const names = await readdir(keptCards(directory)).catch(() => []);
  return names.length >= cards.length;
}

/**
 * Begins to draw what the content alone tells, where that is much: to see which cards are missing, every picture has to be
 * read. Should that fail, the cards are drawn later.
 */
export function startEarlyCards(directory: string, cards: readonly Card[]): void {
  const draw = async (): Promise<number> => {
    if (await mostAreKept(directory, cards)) return 0;
    return drawInThread(directory, cards, await cardDesignDigest(directory));
  };
  early = draw().catch(() => 0);
}

async function drawMissing(args: NodePluginArgs): Promise<DrawnCards> {
  const { directory } = args.store.getState().program;
  const { cards, design } = await wantedCards(args);
  const before = (await early) ?? 0;
  await mkdir(keptCards(directory), { recursive: true });
  await removeOthers(keptCards(directory), new Set(cards.keys()));
  const there = new Set(await readdir(keptCards(directory)));
  const missing = [...cards].filter(([name]) => !there.has(name)).map(([, card]) => card);
  const drawn = missing.length > 0 ? await drawInThread(directory, missing, design) : 0;
  return { kept: keptCards(directory), names: new Set(cards.keys()), drawn: before + drawn };
}

/** A second name costs no time and no room; where the folders are on two disks, a copy. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

let drawing: Promise<DrawnCards> | undefined;

/**
 * Begins to draw preview pictures, which goes on beside bundles and queries. Those of the last build are kept in Gatsby's
 * cache, so that only new ones are drawn.
 */
export function startCards(args: NodePluginArgs): void {
  drawing = drawMissing(args);
  // Whoever waits for the cards hears of the failure; until then it must not end the process.
  drawing.catch(() => undefined);
}

/**
 * Puts a preview picture for every page into the built site.
 * @returns how many were drawn, and how many there are
 */
export async function publishCards(args: NodePluginArgs): Promise<{ drawn: number; total: number }> {
  const { directory } = args.store.getState().program;
  const published = path.join(directory, 'public', path.dirname(cardPath('')));
  await mkdir(published, { recursive: true });
  const { kept, names, drawn } = await (drawing ?? drawMissing(args));
  await removeOthers(published, names);
  await forEachLimited([...names], CONCURRENCY, async (name) => {
    const target = path.join(published, name);
    if (!(await exists(target))) await place(path.join(kept, name), target);
  });
  return { drawn, total: names.size };
}
