import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { diskSource } from '../../../src/content/read/disk-source';
import { allFiles, PROJECT_FILES } from '../../../src/editor/project-files';
import { filesBelow } from '../../support/files-below';

const CONTENT = '__tests__/fixtures/content';

/** The specified content as a project has it, by path. */
export function specifiedFiles(): Record<string, Buffer> {
  return Object.fromEntries(
    filesBelow(CONTENT).map((file) => [path.join('content', path.relative(CONTENT, file)), readFileSync(file)]),
  );
}

/** Files by path, as text or as bytes. */
export type Files = Readonly<Record<string, string | Buffer>>;

function inBase64(files: Files): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString('base64')]));
}

/** Text of the specified content. */
export function specified(file: string): string {
  return readFileSync(path.join(CONTENT, file.replace(/^content\//, '')), 'utf8');
}

/** Puts texts into the folder that the page will open. */
async function writeFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, base64] of Object.entries(all)) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let folder = root;
      for (const step of names) folder = await folder.getDirectoryHandle(step, { create: true });
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await writer.close();
    }
  }, files);
}

/** One text, written as somebody else would while the page is open. */
export function writeText(page: Page, file: string, text: string): Promise<void> {
  return writeFiles(page, { [file]: Buffer.from(text).toString('base64') });
}

/** A file of the folder in Base64; `undefined` where there is none. */
async function readBase64(page: Page, file: string): Promise<string | undefined> {
  return page.evaluate(async (wanted) => {
    const names = wanted.split('/');
    const name = names.pop() ?? '';
    try {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('project');
      for (const step of names) folder = await folder.getDirectoryHandle(step);
      const bytes = new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, file);
}

/** A file of the folder. */
export async function readBytes(page: Page, file: string): Promise<Buffer | undefined> {
  const base64 = await readBase64(page, file);
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

/** A text of the folder; `undefined` where there is none. */
export async function readText(page: Page, file: string): Promise<string | undefined> {
  return (await readBytes(page, file))?.toString('utf8');
}

/** All files of the folder, by path. */
export async function readFolder(page: Page): Promise<Record<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    // The editor may delete or replace any of them meanwhile.
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
  return Object.fromEntries(files.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
}

/** Answers for the server of the editor, which reads the folder that the author has opened. */
async function serveFolder(page: Page): Promise<void> {
  const disk = diskSource(CONTENT);
  await page.route(`**/${PROJECT_FILES}`, async (route) => {
    const files = Object.entries(await readFolder(page)).flatMap(([name, bytes]): [string, Buffer][] =>
      name.startsWith('content/') ? [[name.slice('content/'.length), bytes]] : [],
    );
    const content = new Map(files);
    const project = await allFiles({
      ...disk,
      names: async () => [...content.keys()],
      read: async (name) => content.get(name),
    });
    await route.fulfill({ json: project });
  });
}

/**
 * Opens the editor on a folder of the browser's own file system that holds the specified content: no test can use the
 * window in which a folder is chosen.
 * @param changes files that the folder has in place of the specified ones, or beside them
 */
export async function openEditor(page: Page, address: string, changes: Files = {}): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true }),
    });
  });
  await serveFolder(page);
  await page.goto(`${address}logo.svg`);
  await writeFiles(page, inBase64({ ...specifiedFiles(), ...changes }));
  await page.goto(address);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  // A phone shows the collections first.
  await page.getByText('Articles', { exact: true }).first().waitFor();
  await page.goto(`${address}#/collections/blog`);
  await page.getByRole('button', { name: 'Create New Entry' }).first().waitFor();
}
