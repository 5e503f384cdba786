import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkContent } from '../../../src/content/check/check-content';
import { diskSource } from '../../../src/content/read/disk-source';
import { type Files, readFolder, specifiedFiles } from './edited-folder';
import { test } from './test';

/** Writes the files that the editor has left to a folder on disk. */
function writeToDisk(folder: string, files: Readonly<Record<string, Buffer>>): void {
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/**
 * Reads back everything that the editor has left: these files have changed as expected, every other one is as it was to
 * the byte, and the content check that builds run finds no mistake.
 * @param expected the text of each changed file, by its path in the project
 * @param isLeftOver which files do not matter
 */
export async function expectChanged(
  page: Page,
  expected: Files,
  isLeftOver: (name: string) => boolean = () => false,
): Promise<void> {
  const all = await readFolder(page);
  const found = Object.fromEntries(Object.entries(all).filter(([name]) => !isLeftOver(name)));
  const changed = Object.entries(expected).map(([name, file]) => [name, Buffer.from(file)] as const);
  const wanted: Record<string, Buffer> = { ...specifiedFiles(), ...Object.fromEntries(changed) };
  expect(Object.keys(found).sort()).toEqual(Object.keys(wanted).sort());
  for (const [name, bytes] of Object.entries(found)) {
    if (!wanted[name]?.equals(bytes)) expect(bytes.toString('utf8'), name).toBe(wanted[name]?.toString('utf8'));
  }
  const folder = path.join(os.tmpdir(), `edited-${test.info().testId}-${process.pid}`);
  writeToDisk(folder, all);
  try {
    const problems = await checkContent(diskSource(path.join(folder, 'content')));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
