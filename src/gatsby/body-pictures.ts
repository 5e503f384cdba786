import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type BodyPictures, COLUMN } from '../markdown/rehype-pictures';
import { encodePath } from '../utils/paths';
import type { ResolveField } from './plugin-field';

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

/**
 * Runs a text's pictures through the image pipeline; those of `static/` keep their address.
 * @param files the pictures' files, by decoded path
 * @throws if a picture is missing, so that no page is published with a broken one
 */
export async function bodyPictures(
  files: Readonly<Record<string, string>>,
  findFile: FindFile,
  resolve: ResolveField,
): Promise<BodyPictures> {
  const imageData = async (path: string): Promise<IGatsbyImageData | undefined> => {
    const file = await findFile(path);
    return file ? resolve('ImageSharp', file.children[0], 'gatsbyImageData', PICTURE) : undefined;
  };
  const pictures = new Map<string, IGatsbyImageData | string>();
  for (const [path, file] of Object.entries(files)) {
    const image = path.startsWith('/') ? encodePath(file) : await imageData(file);
    if (!image) throw new Error(`there is no picture ${path}`);
    pictures.set(path, image);
  }
  return pictures;
}
