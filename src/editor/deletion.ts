import { BLOG, HOME, postPath } from '../routes';
import { isRecord } from '../utils/is-record';
import type { FileChange } from './cms-hooks';
import { element } from './dialog';
import { EDITED_FILES, parsePost } from './edited-file';
import { articleSlug } from './names';
import type { ProjectFiles } from './project-files';
import { askOrStop } from './save-stopped';

const REDIRECTS = 'content/redirects.yaml';

/** The addresses at which visitors find an article; none for a draft. */
async function addressesOf(files: ProjectFiles, path: string): Promise<string[]> {
  const slug = articleSlug(path);
  if (slug === undefined) return [];
  const text = await (await files.fileAt(path))?.text();
  try {
    const { draft, aliases } = parsePost(text ?? '');
    if (draft === true) return [];
    return [slug, ...(Array.isArray(aliases) ? aliases : [])].map((each) => postPath(String(each)));
  } catch {
    // Nothing can be read of it but its name.
    return [postPath(slug)];
  }
}

/** The redirects with some more. */
export function withRedirects(before: string, from: readonly string[], to: string): string {
  const file = EDITED_FILES.find(({ path }) => path === REDIRECTS);
  if (!file) throw new Error(`There is no ${REDIRECTS}`);
  const old = file.parse(before);
  const known = (Array.isArray(old) ? old : []).filter(
    (entry) => !isRecord(entry) || !from.includes(String(entry.from)),
  );
  return file.print(before, [...known, ...from.map((address) => ({ from: address, to }))]);
}

/**
 * Asks where visitors of deleted articles are to arrive, and adds the redirect to the same save.
 * @returns whether a redirect was added
 */
export async function askAboutRedirects(files: ProjectFiles, changes: FileChange[]): Promise<boolean> {
  const gone = changes.filter(({ action }) => action === 'delete').map(({ path }) => path);
  const from = (await Promise.all(gone.map((path) => addressesOf(files, path)))).flat();
  if (from.length === 0) return false;
  const slugs = (await files.namesBelow('content')).flatMap((name) => articleSlug(`content/${name}`) ?? []);
  const others = slugs.filter((slug) => !gone.some((path) => articleSlug(path) === slug)).sort();
  const choice = element('select', [
    ...[BLOG, HOME, ...others.map(postPath)].map((target) => new Option(target, target)),
    new Option('nowhere: they are told that there is no such page', ''),
  ]);
  await askOrStop({
    title: 'Where do visitors of this address go?',
    content: [
      element('p', [
        `${from.join(', ')} may be in search engines, messages and bookmarks. Visitors who follow it arrive at`,
      ]),
      element('label', ['This page: ', choice]),
    ],
    back: 'Keep the article',
    goOn: 'Delete it',
  });
  if (choice.value === '') return false;
  const before = await (await files.fileAt(REDIRECTS))?.text();
  changes.push({
    action: before === undefined ? 'create' : 'update',
    path: REDIRECTS,
    previousSha: files.shaAt?.(REDIRECTS),
    data: withRedirects(before ?? '', from, choice.value),
  });
  return true;
}
