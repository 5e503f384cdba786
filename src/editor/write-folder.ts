import type { FileChange } from './cms-hooks';
import { folderOf, hasFailed, lastName, namesOf, UNFINISHED } from './folder';
import { plannedSave } from './planned-source';
import { NotRestored } from './save-failure';

declare global {
  interface FileSystemFileHandle {
    /** In Chromium, not in the standard yet: replaces a file of that name. */
    move?(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
  }
}

async function bytesAt(root: FileSystemDirectoryHandle, path: string): Promise<Blob | undefined> {
  try {
    const handle = await (await folderOf(root, path)).getFileHandle(lastName(path));
    return new Blob([await (await handle.getFile()).arrayBuffer()]);
  } catch (error) {
    if (hasFailed(error, 'NotFoundError')) return undefined;
    throw error;
  }
}

/** Writes a whole file, or fails: what was written is there once the stream is closed, and not before. */
async function writeWhole(handle: FileSystemFileHandle, data: Blob): Promise<void> {
  const stream = await handle.createWritable();
  try {
    await stream.write(data);
    await stream.close();
  } catch (error) {
    // A file that is still open could not be removed.
    await stream.abort().catch(() => undefined);
    throw error;
  }
}

/** Waits between attempts to remove a file that is not free yet, in milliseconds. */
const PAUSES = [50, 200, 800];

/** Removes an unfinished file; the browser may need a moment to let go of one whose writing has just failed. */
async function removeUnfinishedFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    try {
      return await folder.removeEntry(name);
    } catch (error) {
      if (!hasFailed(error, 'NoModificationAllowedError') || pause === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function remove(root: FileSystemDirectoryHandle, path: string): Promise<void> {
  try {
    await (await folderOf(root, path)).removeEntry(lastName(path));
  } catch (error) {
    if (!hasFailed(error, 'NotFoundError')) throw error;
  }
}

/** Removes what saves that broke off have left in a folder, where there is nothing else. */
async function removeUnfinished(folder: FileSystemDirectoryHandle): Promise<void> {
  const names: string[] = [];
  for await (const { name } of folder.values()) names.push(name);
  if (names.every((name) => name.startsWith(UNFINISHED))) for (const name of names) await folder.removeEntry(name);
}

/** Removes the folders that a file has left empty; the browser refuses to remove any other. */
async function removeEmptyFolders(root: FileSystemDirectoryHandle, path: string): Promise<void> {
  for (let names = namesOf(path).slice(0, -1); names.length > 1; names = names.slice(0, -1)) {
    try {
      const parent = await folderOf(root, names.join('/'));
      await removeUnfinished(await parent.getDirectoryHandle(names.at(-1) ?? ''));
      await parent.removeEntry(names.at(-1) ?? '');
    } catch {
      return;
    }
  }
}

/** A file that is written, and not yet in its place. */
interface Prepared {
  readonly path: string;
  readonly folder: FileSystemDirectoryHandle;
  readonly handle: FileSystemFileHandle;
  readonly data: Blob;
}

async function prepare(root: FileSystemDirectoryHandle, path: string, data: Blob): Promise<Prepared> {
  const folder = await folderOf(root, path, true);
  const name = `${UNFINISHED}${crypto.randomUUID()}`;
  const handle = await folder.getFileHandle(name, { create: true });
  try {
    await writeWhole(handle, data);
  } catch (error) {
    await removeUnfinishedFile(folder, name);
    await removeEmptyFolders(root, path);
    throw error;
  }
  return { path, folder, handle, data };
}

async function putInPlace({ path, folder, handle, data }: Prepared): Promise<void> {
  const unfinished = handle.name;
  try {
    if (!handle.move) throw new Error('This browser cannot rename files.');
    await handle.move(folder, lastName(path));
  } catch {
    // Brave has `move` and refuses it; a virus scanner may hold on to a file for a moment.
    await writeWhole(await folder.getFileHandle(lastName(path), { create: true }), data);
    await removeUnfinishedFile(folder, unfinished);
  }
}

async function restoreFile(root: FileSystemDirectoryHandle, path: string, old: Blob | undefined): Promise<void> {
  if (!old) return remove(root, path);
  const folder = await folderOf(root, path, true);
  await writeWhole(await folder.getFileHandle(lastName(path), { create: true }), old);
}

/**
 * Puts a folder back as it was before a save that has failed.
 * @returns the files that could not be put back
 */
async function restore(
  root: FileSystemDirectoryHandle,
  before: ReadonlyMap<string, Blob | undefined>,
  touched: readonly string[],
  prepared: readonly Prepared[],
): Promise<string[]> {
  for (const { folder, handle } of prepared) {
    if (handle.name.startsWith(UNFINISHED)) await removeUnfinishedFile(folder, handle.name);
  }
  const lost: string[] = [];
  for (const path of touched) {
    try {
      await restoreFile(root, path, before.get(path));
    } catch {
      // The others may go back all the same.
      lost.push(path);
    }
  }
  for (const path of before.keys()) await removeEmptyFolders(root, path);
  return lost;
}

/**
 * Writes a save to a folder: all of it, or nothing. What needs room on the disk is done first, beside the old files.
 * @throws where it could not be written; the folder is then as it was, but for the files that a `NotRestored` names
 */
export async function writeFolder(root: FileSystemDirectoryHandle, changes: readonly FileChange[]): Promise<void> {
  const { written, removed } = plannedSave(changes);
  const before = new Map<string, Blob | undefined>();
  for (const path of [...written.keys(), ...removed]) before.set(path, await bytesAt(root, path));

  const prepared: Prepared[] = [];
  const touched: string[] = [];
  try {
    for (const [path, data] of written) prepared.push(await prepare(root, path, new Blob([data])));
    for (const one of prepared) {
      touched.push(one.path);
      await putInPlace(one);
    }
    for (const path of removed) {
      touched.push(path);
      await remove(root, path);
    }
  } catch (error) {
    const lost = await restore(root, before, touched, prepared);
    throw lost.length > 0 ? new NotRestored(lost, error) : error;
  }
  for (const path of removed) await removeEmptyFolders(root, path);
}
