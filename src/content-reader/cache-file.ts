import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CachedRecords, RecordCache } from './record-cache';

/**
 * The cache that an earlier check left in a file. It is empty where the file is missing or damaged, or where other code
 * has written it.
 * @param version tells the code of the reader
 */
export async function readCache(file: string, version: string): Promise<RecordCache> {
  try {
    const written: { version: string; records: CachedRecords } = JSON.parse(await readFile(file, 'utf8'));
    return written.version === version ? new RecordCache(written.records) : new RecordCache();
  } catch {
    return new RecordCache();
  }
}

/** Leaves the cache for the next check; a file is there whole or not at all. */
export async function writeCache(file: string, version: string, { records }: RecordCache): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify({ version, records }));
  await rename(`${file}.part`, file);
}
