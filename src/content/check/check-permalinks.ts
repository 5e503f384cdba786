import { BLOG, NEEDED_PAGES, PLANNERS, plannerPath, postPath } from '../../routes';
import { type PermalinkKind, permalinks } from '../model/permalinks';
import { type ContentFiles, filesOf } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import type { Words } from '../read/rules';
import type { ShownPage, ShownPost } from '../resolve/pages';
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
        // A page that code links to is reported as missing, and a tool is left out on purpose.
        if (answers(path) || NEEDED_PAGES.includes(path) || PLANNERS.some((name) => plannerPath(name) === path))
          return [];
        const message = `${path} was published, but there is no page at this address now`;
        const details = { found: path, fix: fixFor(path, kind), needs: addressesIn(path) };
        return [finding('url-vanished', source.locationOf([kind, index]), message, details)];
      }),
    ),
  );
}

/** Finds what is not published on a day; an error if visitors could read it before. */
function unpublishedFindings(shown: ShownPage | ShownPost, { locked }: Site): Finding[] {
  const { type, status: why, path, file } = shown;
  if (why === 'published') return [];
  const kind = type === 'Post' ? 'article' : 'page';
  const former = type === 'Post' ? shown.shown.aliases.map(postPath) : [];
  const location = file.source.locationOfKey([why === 'draft' ? 'draft' : 'date']);
  const lost = [path, ...former].find((address) => locked.has(address));
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
    type === 'Post' && why === 'scheduled'
      ? `The first build on or after ${shown.shown.date} publishes this article`
      : `This ${kind} is a draft and is not published`;
  return [finding('post-unpublished', location, message, { fix })];
}

/** Checks that each published URL still leads to a page, or redirects to its new URL. */
export function checkPermalinks(files: ContentFiles, site: Site): Finding[] {
  const unpublished = [...site.posts, ...site.owned].flatMap((shown) => unpublishedFindings(shown, site));
  return [...vanished(files, site), ...unpublished];
}
