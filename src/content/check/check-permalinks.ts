import { BLOG, HOME, postPath } from '../../routes';
import { member } from '../../utils/is-record';
import { type PermalinkKind, permalinks } from '../model/permalinks';
import type { ContentFiles, PostFile } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { sourceOf, textsIn } from './field-traversal';
import { type SiteMap, unpublishedReason } from './site-map';

const FILE = 'permalinks.yaml';

/** Where an alias is written. */
const OWNERS: Readonly<Record<Exclude<PermalinkKind, 'pages'>, string>> = {
  categories: 'its entry in content/categories.yaml',
  articles: 'the front matter of its index.md',
};

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

function redirectFix(path: string, to: string): string {
  return `add two lines to content/redirects.yaml: "- from: ${path}", and below it "  to: ${to}" (or another page).`;
}

/** What to type so that visitors of the address still arrive somewhere. */
function fixFor(path: string, kind: PermalinkKind, { pages }: SiteMap): string {
  const sameName = [...pages.keys()].find((page) => lastPart(page) === lastPart(path));
  if (sameName !== undefined) return `To send visitors on, ${redirectFix(path, sameName)}`;
  if (kind === 'pages') return `To send visitors on, ${redirectFix(path, HOME)}`;
  const alias = `If it was renamed, add "aliases: [${lastPart(path)}]" to ${OWNERS[kind]}.`;
  return `${alias} If it is gone, ${redirectFix(path, BLOG)}`;
}

function vanished(files: ContentFiles, site: SiteMap): Problem[] {
  const source = sourceOf(files, FILE);
  if (!source) return [];
  const answers = (path: string): boolean =>
    site.pages.has(path) || site.hidden.has(path) || site.moved.has(path) || site.mayExist(path);
  return permalinks.keyof().options.flatMap((kind) =>
    textsIn(member(source.value, kind)).flatMap((path, index): Problem[] => {
      if (answers(path)) return [];
      const message = `${path} was published, but there is no page at this address any more`;
      const details = { found: path, fix: fixFor(path, kind, site) };
      return [problem('url-vanished', source.placeOf([kind, index]), message, details)];
    }),
  );
}

function unpublishedProblems(post: PostFile, locked: ReadonlySet<string>, today: string): Problem[] {
  const why = unpublishedReason(post, today);
  if (!why || !post.source) return [];
  const place = post.source.placeOfKey([why === 'draft' ? 'draft' : 'date']);
  const aliases = textsIn(member(post.source.value, 'aliases'));
  const lost = [post.slug, ...aliases].map(postPath).find((path) => locked.has(path));
  if (lost !== undefined) {
    const message = `${lost} was published, but would stop working while the article is not`;
    const fix = why === 'draft' ? 'Remove `draft: true`.' : 'Put the old date back, and add the new one as `updated:`.';
    return [problem('url-vanished', place, message, { fix })];
  }
  if (why === 'draft') return [problem('post-unpublished', place, 'This article is a draft and is not published')];
  return [
    problem('post-unpublished', place, `This article will be published on ${post.frontMatter?.date ?? 'its date'}`),
  ];
}

/** Published addresses: each leads to a page still, or to where the page has moved. */
export function checkPermalinks(files: ContentFiles, site: SiteMap, today: string): Problem[] {
  const locked = new Set(textsIn(member(sourceOf(files, FILE)?.value, 'articles')));
  return [...vanished(files, site), ...files.posts.flatMap((post) => unpublishedProblems(post, locked, today))];
}
