import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { diskSource } from '../../../src/content/read/disk-source';
import { allFiles, PROJECT_FILES } from '../../../src/editor/project-files';
import { TRACKED } from '../../support/tracked-files';

/** The project of the specified content, with all files in `content/`. */
const PROJECT = '__tests__/fixtures';

/** Files by path in the project, as text or bytes. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** A text of the specified content. */
export const specified = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

/** All files of the specified content. */
export function specifiedFiles(): Record<string, Buffer> {
  const files = TRACKED.filter((file) => file.startsWith(`${PROJECT}/content/`));
  return Object.fromEntries(files.map((file) => [file.slice(PROJECT.length + 1), readFileSync(file)]));
}

/** Writes files into the open folder, as another program would. */
export async function writeFiles(page: Page, files: Files): Promise<void> {
  const inBase64 = Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString('base64')] as const);
  await page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, base64] of all) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let folder = root;
      for (const step of names) folder = await folder.getDirectoryHandle(step, { create: true });
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await writer.close();
    }
  }, inBase64);
}

/** All files in the folder. */
export async function readFolder(page: Page): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    // The editor may delete or replace a file meanwhile.
    const unlessGone = async (read: () => Promise<void>): Promise<void> => {
      try {
        await read();
      } catch (error) {
        const name = error instanceof DOMException ? error.name : '';
        if (name === 'NotReadableError') return unlessGone(read);
        if (name !== 'NotFoundError') throw error;
      }
    };
    const read = async (folder: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      for await (const entry of folder.values()) {
        const name = `${prefix}${entry.name}`;
        await unlessGone(async () => {
          if (entry.kind === 'directory') return read(await folder.getDirectoryHandle(entry.name), `${name}/`);
          const file = await (await folder.getFileHandle(entry.name)).getFile();
          const bytes = new Uint8Array(await file.arrayBuffer());
          found.push([name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
        });
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('project'), '');
    return found;
  });
  return new Map(files.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
}

/** A text in the folder; `undefined` if there is none. */
export const readText = async (page: Page, file: string): Promise<string | undefined> =>
  (await readFolder(page)).get(file)?.toString();

/**
 * Opens the editor on a folder in the browser's own file system with the specified content: tests cannot use the folder
 * picker.
 * @param changes files that replace or join the specified ones
 */
export async function openEditor(page: Page, address: string, changes: Files = {}): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true }),
    });
  });
  // Serves the open folder's files as the editor's server does.
  const disk = diskSource(path.join(PROJECT, 'content'));
  await page.route(`**/${PROJECT_FILES}`, async (route) => {
    const files = await readFolder(page);
    const names = [...files.keys()].filter((name) => name.startsWith('content/'));
    const project = await allFiles({
      ...disk,
      names: async () => names.map((name) => name.slice('content/'.length)),
      read: async (name) => files.get(`content/${name}`),
    });
    await route.fulfill({ json: project });
  });
  await page.goto(`${address}logo.svg`);
  await writeFiles(page, { ...specifiedFiles(), ...changes });
  await page.goto(address);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  // On a phone the collections come first.
  await page.getByText('Articles', { exact: true }).first().waitFor();
  await page.goto(`${address}#/collections/blog`);
  await page.getByRole('button', { name: 'Create New Entry' }).first().waitFor();
}
