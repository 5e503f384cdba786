import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder, deleted after the tests of its file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
