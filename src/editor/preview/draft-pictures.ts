import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { parseMarkdown } from '../../content/read/parse-markdown';
import { type BodyPictures, picturePaths } from '../../gatsby/markdown/rehype-pictures';
import { decodePath, resolveFrom, spellingsOf } from '../../utils/paths';
import { bitmapSize } from '../picture-of';
import type { ProjectFiles } from '../project-files';
import { UNSAVED } from '../text-field/unsaved-pictures';

const shown = new Map<string, { readonly stamp: string; readonly url: string }>();

/** The address at which a saved picture can be shown; a new one only where the file has changed. */
function urlOf(path: string, file: Blob): string {
  const stamp = `${file.size} ${file instanceof File ? file.lastModified : ''}`;
  const known = shown.get(path);
  if (known?.stamp === stamp) return known.url;
  if (known) URL.revokeObjectURL(known.url);
  const url = URL.createObjectURL(file);
  shown.set(path, { stamp, url });
  return url;
}

async function imageData(picture: Blob, src: string): Promise<IGatsbyImageData | undefined> {
  const size = await bitmapSize(picture);
  return size && { layout: 'constrained', ...size, images: { fallback: { src } } };
}

/**
 * A picture as components take it, in its one size; `undefined` where there is none.
 * @param source as the form has it: a path beside the article, or the address of one that is not saved
 */
export async function draftPicture(
  files: ProjectFiles,
  folder: string,
  source: string,
): Promise<IGatsbyImageData | undefined> {
  if (source.startsWith('blob:')) return imageData(await (await fetch(source)).blob(), source);
  for (const name of source === '' ? [] : spellingsOf(source)) {
    const path = resolveFrom(`${folder}/index.md`, name);
    const file = path.startsWith('content/') ? await files.fileAt(path) : undefined;
    if (file) return imageData(file, urlOf(path, file));
  }
  return undefined;
}

/** A body, its tree and its pictures; those that are not saved get a name, since no address but https is allowed in it. */
export async function withPictures(
  files: ProjectFiles,
  folder: string,
  body: string,
): Promise<{ readonly markdown: string; readonly tree: Root; readonly pictures: BodyPictures }> {
  const unsaved = [...new Set(body.match(UNSAVED))];
  const nameOf = (url: string): string => `./unsaved-${unsaved.indexOf(url)}`;
  const markdown = body.replace(UNSAVED, nameOf);
  const tree = toHast(parseMarkdown(markdown)) as Root;
  const sources = new Map([
    ...picturePaths(tree).map((name) => [decodePath(name), name] as const),
    ...unsaved.map((url) => [nameOf(url), url] as const),
  ]);
  const found = await Promise.all(
    [...sources].map(async ([name, source]) => [name, await draftPicture(files, folder, source)] as const),
  );
  return { markdown, tree, pictures: new Map(found.flatMap(([name, data]) => (data ? [[name, data] as const] : []))) };
}
