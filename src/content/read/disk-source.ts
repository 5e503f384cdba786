import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentSource } from './content-files';
import { pictureOnDisk } from './disk-picture';
import { type PictureInfo, UNREADABLE_PICTURE } from './picture-info';

/** All files in a folder, by relative path; none if the folder doesn't exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Opens pictures; again only once a file has changed, because decoding takes long. */
function pictureReader(root: string): ContentSource['picture'] {
  const opened = new Map<string, { readonly version: string; readonly info: Promise<PictureInfo> }>();
  return async (name) => {
    const file = path.join(root, name.startsWith('/') ? `../static${name}` : name);
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const known = opened.get(name);
    if (known?.version === version) return known.info;
    const info = pictureOnDisk(file);
    opened.set(name, { version, info });
    return info;
  };
}

/**
 * Content in a folder on disk.
 * @param root the `content` folder; `static` is next to it
 */
export function diskSource(root: string): ContentSource {
  const picture = pictureReader(root);
  return {
    names: () => filesBelow(root),
    staticAddresses: async () => (await filesBelow(path.join(root, '..', 'static'))).map((name) => `/${name}`),
    // An unreadable folder counts as empty.
    published: (name) =>
      readFile(path.join(root, '..', name.replace(/^content\//, `${path.basename(root)}/`))).catch(() => Buffer.of()),
    read: (name) => readFile(path.join(root, name)).catch(() => undefined),
    picture: (name) => picture(name).catch(() => UNREADABLE_PICTURE),
  };
}
