import type { ProjectFiles } from './project-files';

/** How the names of files begin that a save writes before it puts them in their places; one that breaks off leaves them. */
export const UNFINISHED = '.sveltia-tmp-';

const NOT_THERE = new Set(['NotFoundError', 'TypeMismatchError']);

async function folderAt(root: FileSystemDirectoryHandle, path: readonly string[]): Promise<FileSystemDirectoryHandle> {
  let folder = root;
  for (const name of path) folder = await folder.getDirectoryHandle(name);
  return folder;
}

async function fileAt(root: FileSystemDirectoryHandle, path: string): Promise<File | undefined> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  try {
    return await (await (await folderAt(root, names)).getFileHandle(name)).getFile();
  } catch (error) {
    if (!(error instanceof DOMException && NOT_THERE.has(error.name))) throw error;
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
    if (error instanceof DOMException && NOT_THERE.has(error.name)) return [];
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
