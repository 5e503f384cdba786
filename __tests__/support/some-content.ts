import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder with some files of the specified content, for what looks at single files; its parent is to be removed.
 * @param names files or folders inside `content/`
 */
export function someContent(names: readonly string[]): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'some-content-')), 'content');
  mkdirSync(root);
  for (const name of names)
    cpSync(path.join('__tests__/fixtures/content', name), path.join(root, name), { recursive: true });
  return root;
}
