import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { MARK } from '../../utils/mark';

const SOURCES = ['src/publishing/cards', 'src/theme/palette.ts', MARK];

/** The type of the one node that stands for how cards are drawn. */
export const CARD_DESIGN = 'CardDesign';

async function filesOf(source: string): Promise<string[]> {
  if (path.extname(source)) return [source];
  return (await readdir(source)).sort().map((name) => path.join(source, name));
}

/** The digest of everything that decides how cards look, but for their words and drawings. */
export async function cardDesignDigest(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(path.join(directory, source))) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Makes the drawing code a node, so that pages whose card depends on it are made again once it changes. */
export async function createCardDesign({ actions, createNodeId, store }: SourceNodesArgs): Promise<void> {
  const digest = await cardDesignDigest(store.getState().program.directory);
  actions.createNode({
    id: createNodeId(CARD_DESIGN),
    digest,
    parent: null,
    children: [],
    internal: { type: CARD_DESIGN, contentDigest: digest },
  });
}
