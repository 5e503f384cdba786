import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { YAML_KINDS } from '../content-model/kinds';
import { comparePlaces, type Problem } from './problem';
import { readEntries, readPost } from './read-content';

async function checkYaml(root: string): Promise<Problem[]> {
  const found = await Promise.all(
    YAML_KINDS.map(async (kind) => {
      const text = await readFile(path.join(root, kind.file), 'utf8');
      return readEntries(text, path.join('content', kind.file), kind).problems;
    }),
  );
  return found.flat();
}

async function checkPosts(root: string): Promise<Problem[]> {
  const folders = await readdir(path.join(root, 'blog'));
  const found = await Promise.all(
    folders.map(async (folder) => {
      const file = path.join('blog', folder, 'index.md');
      const text = await readFile(path.join(root, file), 'utf8');
      return readPost(text, path.join('content', file)).problems;
    }),
  );
  return found.flat();
}

/** Checks every content file below `root` and returns all problems, sorted by file and line. */
export async function checkContent(root: string): Promise<Problem[]> {
  const problems = await Promise.all([checkYaml(root), checkPosts(root)]);
  return problems.flat().sort(comparePlaces);
}
