import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { EditorHost } from '../content/model/editor-host';
import { diskSource } from '../content/read/disk-source';
import { MOST_PICTURE_BYTES, type PictureInfo } from '../content/read/picture-info';
import { buildEditor } from './build-editor';
import { BUILT_FACTS, type BuiltFacts } from './built-facts';
import { gitSha } from './git-sha';

const PICTURE = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

async function builtFacts(content: string): Promise<BuiltFacts> {
  const source = diskSource(content);
  const names = (await source.names()).filter((name) => PICTURE.test(name));
  const looked = await pMap(
    names,
    async (name): Promise<[string, PictureInfo][]> => {
      const bytes = await source.read(name, MOST_PICTURE_BYTES);
      return 'why' in bytes ? [] : [[await gitSha(new Blob([new Uint8Array(bytes)])), await source.pictureInfo(bytes)]];
    },
    { concurrency: 8 },
  );
  return { pictures: Object.fromEntries(looked.flat()), staticAddresses: await source.staticAddresses() };
}

/**
 * Writes the editor as a part of the published site.
 * @param target where it is written; what is there is removed first
 * @param content the folder of the content
 */
export async function publishEditor(target: string, host: EditorHost, content: string): Promise<void> {
  await buildEditor(target, { host }, content);
  await writeFile(path.join(target, BUILT_FACTS), JSON.stringify(await builtFacts(content)));
}
