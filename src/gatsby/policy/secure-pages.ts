import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachLimited } from '../finish/for-each-limited';
import type { Policy } from './policy-for';
import { securePage } from './secure-page';

/** Open files at a time. */
const CONCURRENCY = 16;

/** Parts of pages that Gatsby keeps for the next build; they are never served as pages. */
const isPage = (file: string): boolean => file.endsWith('.html') && !file.startsWith('_gatsby/');

/**
 * Gives every finished page its policy. A page that has the right one already keeps its file untouched.
 * @param root the folder of the built site
 * @param files its files, relative to the folder
 */
export async function securePages(root: string, files: readonly string[], policy: Policy): Promise<void> {
  await forEachLimited(files.filter(isPage), CONCURRENCY, async (name) => {
    const file = path.join(root, name);
    const html = await readFile(file, 'utf8');
    const secured = securePage(html, policy);
    if (secured !== html) await writeFile(file, secured);
  });
}
