import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Size and time of files, by which one that has not been touched is known. */
export type Stamps = Readonly<Record<string, string>>;

/**
 * The stamps that the last build left; none where the file is missing or damaged, or where another version wrote it.
 * @param version tells what was done to the files
 */
export async function readStamps(file: string, version: string): Promise<Stamps> {
  try {
    const written: { version: string; stamps: Stamps } = JSON.parse(await readFile(file, 'utf8'));
    return written.version === version ? written.stamps : {};
  } catch {
    return {};
  }
}

/** Leaves stamps for the next build; the file is there whole or not at all. */
export async function writeStamps(file: string, version: string, stamps: Stamps): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify({ version, stamps }));
  await rename(`${file}.part`, file);
}
