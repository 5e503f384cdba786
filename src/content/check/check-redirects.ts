import * as routes from '../../routes';
import { member } from '../../utils/is-record';
import { withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import type { ContentFiles } from '../read/content-files';
import { type Place, type Problem, problem } from '../read/problem';
import { didYouMean } from '../read/zod-issues';
import { entriesOf, sourceOf } from './field-traversal';
import { finalTarget, formerAddresses, type SiteMap } from './site-map';

/** Files the build writes besides pages. */
const FILES: readonly string[] = [
  routes.NOT_FOUND,
  routes.SEARCH_INDEX,
  routes.ICON_SVG,
  routes.WEB_MANIFEST,
  routes.SECURITY_TXT,
  routes.SITEMAP_INDEX,
  routes.SITEMAP,
  routes.feedPath('rss'),
  routes.feedPath('json'),
];

function checkFrom(
  from: string,
  place: Place,
  taken: ReadonlySet<string>,
  files: ContentFiles,
  site: SiteMap,
): Problem[] {
  const path = withSlash(from);
  if (site.pages.has(path) || site.hidden.has(path) || FILES.includes(from) || files.staticNames.has(from))
    return [problem('redirect-wrong', place, `${from} exists, and the redirect would hide it`, { found: from })];
  if (taken.has(path)) return [problem('redirect-wrong', place, `${from} is already redirected`, { found: from })];
  return [];
}

function checkTo(to: string, place: Place, { pages, hidden, moved, mayExist }: SiteMap): Problem[] {
  if (!to.startsWith('/')) return [];
  const path = withSlash(to);
  if (pages.has(path)) return [];
  if (moved.has(path)) {
    if (finalTarget(path, moved) !== undefined) return [];
    return [problem('redirect-wrong', place, `${to} leads back to itself`, { found: to })];
  }
  if (hidden.has(path)) {
    const fix = 'Add the redirect once that article is published.';
    return [problem('redirect-wrong', place, `${to} is not published yet`, { found: to, fix })];
  }
  if (mayExist(path)) return [];
  const expected = didYouMean(suggestClosest(path, pages.keys()));
  return [problem('redirect-wrong', place, 'There is no such page', { found: to, expected })];
}

/** Checks content/redirects.yaml: old URLs must be free, and lead directly to a page. */
export function checkRedirects(files: ContentFiles, site: SiteMap): Problem[] {
  const source = sourceOf(files, 'redirects.yaml');
  if (!source) return [];
  const taken = new Set(formerAddresses(files).keys());
  return entriesOf(files, 'redirects.yaml').flatMap((entry, order) => {
    const [from, to] = [member(entry, 'from'), member(entry, 'to')];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    const problems = checkFrom(from, source.placeOf([order, 'from']), taken, files, site);
    taken.add(withSlash(from));
    return [...problems, ...checkTo(to, source.placeOf([order, 'to']), site)];
  });
}
