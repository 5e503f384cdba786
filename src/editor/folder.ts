import type { ProjectFiles } from './project-files';

/** How the names of files begin that a save writes before it puts them in their places; one that breaks off leaves them. */
export const UNFINISHED = '.sveltia-tmp-';

/** Whether the browser has failed for one of these reasons. */
export function hasFailed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof DOMException && names.includes(error.name);
}

/** The names of the folders and of the file in a path. */
export const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '');

/** The name of the file in a path. */
export const lastName = (path: string): string => namesOf(path).at(-1) ?? '';

/**
 * The folder of a file.
 * @param create whether folders that are not there are made
 */
export async function folderOf(
  root: FileSystemDirectoryHandle,
  path: string,
  create = false,
): Promise<FileSystemDirectoryHandle> {
  let folder = root;
  for (const name of namesOf(path).slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create });
  return folder;
}

async function fileAt(root: FileSystemDirectoryHandle, path: string): Promise<File | undefined> {
  try {
    return await (await (await folderOf(root, path)).getFileHandle(lastName(path))).getFile();
  } catch (error) {
    if (!hasFailed(error, 'NotFoundError', 'TypeMismatchError')) throw error;
    // Where the whole folder was moved away, this fails too: the file may be there as before.
    await root.values().next();
    return undefined;
  }
}

async function namesIn(folder: FileSystemDirectoryHandle, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of folder.values()) {
    if (entry.name.startsWith(UNFINISHED)) continue;
    const name = `${prefix}${entry.name}`;
    if (entry.kind === 'file') names.push(name);
    else names.push(`${name}/`, ...(await namesIn(await folder.getDirectoryHandle(entry.name), `${name}/`)));
  }
  return names;
}

async function namesBelow(root: FileSystemDirectoryHandle, folder: string): Promise<string[]> {
  try {
    return await namesIn(await root.getDirectoryHandle(folder), '');
  } catch (error) {
    if (hasFailed(error, 'NotFoundError', 'TypeMismatchError')) return [];
    throw error;
  }
}

async function sameBytes(a: Blob, b: Blob): Promise<boolean> {
  const [first, second] = await Promise.all([a.arrayBuffer(), b.arrayBuffer()]);
  const other = new Uint8Array(second);
  return new Uint8Array(first).every((byte, index) => byte === other[index]);
}

/** The files of the folder that the author has chosen. */
export function folderFiles(root: FileSystemDirectoryHandle): ProjectFiles {
  return {
    namesBelow: (folder) => namesBelow(root, folder),
    fileAt: (path) => fileAt(root, path),
    holds: async (path, data) => {
      const file = await fileAt(root, path);
      return file !== undefined && file.size === data.size && sameBytes(file, data);
    },
  };
}
