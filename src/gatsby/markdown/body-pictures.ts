import path from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Root } from 'hast';
import { decodePath, spellingsOf } from '../../utils/paths';
import type { ResolveField } from '../plugin-field';
import { type BodyPictures, COLUMN, picturePaths } from './rehype-pictures';

/** Finds a file's node by absolute path. */
export type FindFile = (absolutePath: string) => Promise<Node | null>;

/** The column's width, and twice that for dense screens. */
const PICTURE = {
  layout: 'constrained',
  width: COLUMN * 2,
  breakpoints: [400, COLUMN, 900, COLUMN * 2],
  formats: ['webp'],
  placeholder: 'dominantColor',
};

async function findPicture(folder: string, source: string, findFile: FindFile): Promise<Node | null> {
  for (const name of spellingsOf(source)) {
    const file = await findFile(path.join(folder, name));
    if (file) return file;
  }
  return null;
}

/**
 * Runs the pictures beside a post through the image pipeline.
 * @param tree the post's body
 * @param folder absolute path of the post's folder
 * @throws if a picture is missing, so that no page is published with a broken one
 */
export async function bodyPictures(
  tree: Root,
  folder: string,
  findFile: FindFile,
  resolve: ResolveField,
): Promise<BodyPictures> {
  const pictures = new Map<string, IGatsbyImageData>();
  for (const source of picturePaths(tree)) {
    const file = await findPicture(folder, source, findFile);
    const data = file && (await resolve('ImageSharp', file.children[0], 'gatsbyImageData', PICTURE));
    if (!data) throw new Error(`there is no picture ${source}`);
    pictures.set(decodePath(source), data);
  }
  return pictures;
}
