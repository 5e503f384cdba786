import { BLOG, NEEDED_PAGES, postPath } from '../../routes';
import { type PermalinkKind, permalinks } from '../model/permalinks';
import { type ContentFiles, type DataFile, filesOf, type PostFile } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import type { Words } from '../read/rules';
import { addressOf, statusOf } from '../resolve/pages';
import type { Site } from '../resolve/site';
import { addressesIn } from './unknown';

/** What to add so that the URL keeps working. */
function fixFor(path: string, kind: PermalinkKind): Words {
  const slug = path.split('/').findLast((part) => part !== '');
  const words = (alias: string, redirect: string): string =>
    kind === 'pages'
      ? `Add ${redirect}`
      : `If it was renamed, add ${alias} what it is now. If it is gone, add ${redirect}`;
  return {
    file: words(
      `"aliases: [${slug}]" to`,
      `two lines to content/redirects.yaml: "- from: ${path}", and below it "  to: ${BLOG}" (or another page).`,
    ),
    form: words(
      `"${slug}" to the \`aliases\` of`,
      `an entry to content/redirects.yaml, from ${path} to ${BLOG} or another page.`,
    ),
  };
}

function vanished(files: ContentFiles, site: Site): Finding[] {
  const answers = (path: string): boolean => site.pages.has(path) || site.moved.has(path);
  return filesOf(files, 'Permalinks').flatMap(({ source, entries: [locked] }) =>
    permalinks.keyof().options.flatMap((kind) =>
      (locked?.[kind] ?? []).flatMap((path, index): Finding[] => {
        // A page that code links to is reported as missing.
        if (answers(path) || NEEDED_PAGES.includes(path)) return [];
        const message = `${path} was published, but there is no page at this address now`;
        const details = { found: path, fix: fixFor(path, kind), needs: addressesIn(path) };
        return [finding('url-vanished', source.locationOf([kind, index]), message, details)];
      }),
    ),
  );
}

/** Finds what is not published on a day; an error if visitors could read it before. */
function unpublishedFindings(file: DataFile | PostFile, { locked }: Site, today: string): Finding[] {
  const why = statusOf(file, today);
  if (why === 'published') return [];
  const isPost = 'slug' in file;
  const kind = isPost ? 'article' : 'page';
  const former = isPost ? file.frontMatter.aliases.map(postPath) : [];
  const location = file.source.locationOfKey([why === 'draft' ? 'draft' : 'date']);
  const lost = [addressOf(file) ?? '', ...former].find((path) => locked.has(path));
  if (lost !== undefined) {
    const message = `${lost} was published, but would stop working while the ${kind} is not`;
    const fix =
      why === 'draft'
        ? { file: 'Remove `draft: true`.', form: 'Switch `draft` off.' }
        : 'Put the old date back, and add the new one as `updated`.';
    return [finding('url-vanished', location, message, { fix })];
  }
  const fix =
    why === 'draft' ? 'Remove `draft: true` when it is ready.' : 'If you meant that date, there is nothing to do.';
  const message =
    isPost && why === 'scheduled'
      ? `The first build on or after ${file.frontMatter.date} publishes this article`
      : `This ${kind} is a draft and is not published`;
  return [finding('post-unpublished', location, message, { fix })];
}

/** Checks that each published URL still leads to a page, or redirects to its new URL. */
export function checkPermalinks(files: ContentFiles, site: Site, today: string): Finding[] {
  const texts = [...files.posts, ...filesOf(files, 'Page')];
  return [...vanished(files, site), ...texts.flatMap((file) => unpublishedFindings(file, site, today))];
}
