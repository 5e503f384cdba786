import * as routes from '../../routes';
import { withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import { pageSlug } from '../model/page';
import type { ContentFiles } from '../read/content-files';
import { type Place, type Problem, problem, startOf } from '../read/problem';
import { didYouMean } from '../read/zod-issues';
import { filesOf } from './checked-files';
import { finalTarget, type SiteMap } from './site-map';

/** First path segments used by code pages and published files. */
const TAKEN: ReadonlySet<string> = new Set(
  [
    ...routes.CODE_PAGES.map(({ path }) => path),
    routes.NOT_FOUND,
    routes.EDITOR,
    routes.SOCIAL_CARDS,
    // Hosts would serve the file of this name instead of the folder; the home page is `home.yaml`.
    '/index/',
    '/icons/',
    '/static/',
    '/page-data/',
  ]
    .filter((path) => !path.startsWith(routes.TOOLS))
    .map((path) => path.split('/')[1]?.replace(/\.html$/, '') ?? ''),
);

/** Checks that the name of each page file is free, and used once. */
export function checkPageNames(files: ContentFiles): Problem[] {
  const owners = new Map<string, string>();
  return filesOf(files, 'Page').flatMap(({ file, collection }): Problem[] => {
    const found = pageSlug(collection.file) ?? '';
    const owner = owners.get(found);
    owners.set(found, file);
    const fix = 'Delete one of the two files, or give it another name.';
    if (owner !== undefined)
      return [problem('name-taken', startOf(file), `${owner} makes a page of this name already`, { found, fix })];
    if (!TAKEN.has(found) && !files.staticNames.has(`/${found}`)) return [];
    const details = { found, fix: 'Give the file another name.' };
    return [problem('name-taken', startOf(file), `The site uses /${found}/ for something else`, details)];
  });
}

function checkTarget(to: string, place: Place, { pages, hidden, moved }: SiteMap): Problem[] {
  const path = withSlash(to);
  if (!to.startsWith('/') || pages.has(path)) return [];
  const report = (message: string, details: object) => [
    problem('redirect-wrong', place, message, { found: to, ...details }),
  ];
  if (moved.has(path)) return finalTarget(path, moved) === undefined ? report(`${to} leads back to itself`, {}) : [];
  if (hidden.has(path))
    return report(`${to} is not published yet`, { fix: 'Add the redirect once that article is published.' });
  return report('There is no such page', { expected: didYouMean(suggestClosest(path, pages)) });
}

/** Checks that each former address, an alias or a redirect, is free and claimed once, and that redirects lead to a page. */
export function checkFormerAddresses({ staticNames }: ContentFiles, site: SiteMap): Problem[] {
  const taken = new Set<string>();
  return site.former.flatMap(({ from, to, place, target }) => {
    const path = withSlash(from);
    const isUsed = site.pages.has(path) || site.hidden.has(path) || staticNames.has(from);
    const message = isUsed ? `${from} exists, and the redirect would hide it` : `${from} is already redirected`;
    const problems = isUsed || taken.has(path) ? [problem('redirect-wrong', place, message, { found: from })] : [];
    taken.add(path);
    return target ? [...problems, ...checkTarget(to, target, site)] : problems;
  });
}
