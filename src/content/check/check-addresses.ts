import * as routes from '../../routes';
import { withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import { slugOf } from '../model/page';
import { type ContentFiles, filesOf } from '../read/content-files';
import { type Finding, finding, startOf } from '../read/finding';
import { didYouMean } from '../read/zod-issues';
import { type FormerAddress, finalTarget } from '../resolve/redirects';
import { isFile, type Site } from '../resolve/site';
import { addressesIn } from './unknown';

/** Whether the site has something else at a page's address. `index` would be the home page, whose file is `home.yaml`. */
function isTaken(slug: string, { staticNames }: ContentFiles): boolean {
  const path = routes.pagePath(slug);
  const isInCode = routes.CODE_PAGES.some((page) => page.path === path);
  return isInCode || slug === 'index' || routes.isSiteFile(`/${slug}`) || staticNames.has(`/${slug}`);
}

/** Checks that the name of each page file is free, and used once. */
export function checkPageNames(files: ContentFiles): Finding[] {
  const owners = new Map<string, string>();
  return filesOf(files, 'Page').flatMap(({ file, collection }): Finding[] => {
    const found = slugOf(collection.file) ?? '';
    const owner = owners.get(found);
    owners.set(found, file);
    const fix = 'Delete one of the two files, or give it another name.';
    if (owner !== undefined)
      return [finding('name-taken', startOf(file), `${owner} makes a page of this name already`, { found, fix })];
    if (!isTaken(found, files)) return [];
    const details = { found, fix: 'Give the file another name.' };
    return [finding('name-taken', startOf(file), `The site uses /${found}/ for something else`, details)];
  });
}

/** Checks that a redirect ends at a published page, a file or on another site. */
function checkTarget({ from, to, target }: FormerAddress, site: Site): Finding[] {
  const { published, hidden, moved, siteUrl, former } = site;
  const end = finalTarget(from, moved);
  const isOwn = end?.startsWith(`${siteUrl}/`);
  const isThere = end !== undefined && (published.has(end) || isFile(end, site));
  if (!target || isThere || (end?.startsWith('https://') && !isOwn)) return [];
  // What is wrong with the end of a chain is reported at its last entry.
  if (end !== undefined && former.some((next) => next.from === withSlash(to) && next.target)) return [];
  const report = (message: string, details: object = {}) => [
    finding('redirect-wrong', target, message, { found: to, ...details }),
  ];
  if (end === undefined) return report(`${to} leads back to itself`);
  if (isOwn) return report('This is an address of this site', { fix: `Write ${end.slice(siteUrl.length)} instead.` });
  if (hidden.has(end))
    return report(`${end} is not published yet`, { fix: 'Add the redirect once that article is published.' });
  return report('There is no such page', {
    expected: didYouMean(suggestClosest(to, published)),
    needs: addressesIn(end),
  });
}

/** A path and all folders that it is in. */
const pathsAbove = (path: string): string[] =>
  path.split('/').flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index + 1).join('/')]));

/** Checks that each former address, an alias or a redirect, is free and claimed once, and that redirects lead somewhere. */
export function checkFormerAddresses(_files: ContentFiles, site: Site): Finding[] {
  const taken = new Map<string, FormerAddress>();
  // Disks that ignore capital letters would put the redirect in the place of the page.
  const used = new Map([...site.pages.keys(), ...site.files].map((path) => [path.toLowerCase(), path]));
  return site.former.flatMap((former) => {
    const { location } = former;
    // Hosts find the page of a folder under its own name too.
    const lower = former.from.toLowerCase().replace(/\/index\.html\/$/, '/');
    const inUse = [lower, ...pathsAbove(lower.replace(/\/$/, ''))].find(
      (path) => used.has(path) || routes.isSiteFile(path),
    );
    const before = taken.get(lower);
    taken.set(lower, former);
    if (inUse !== undefined) {
      const message = `The site has something at ${used.get(inUse) ?? former.from}, which the redirect would hide`;
      return [finding('redirect-wrong', location, message, { found: former.from })];
    }
    const isSpelling = before?.to === former.to && before.from !== former.from;
    if (before === undefined || isSpelling) return checkTarget(former, site);
    return [finding('redirect-wrong', location, `${former.from} is already redirected`, { found: former.from })];
  });
}
