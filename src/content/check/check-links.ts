import { postPath } from '../../routes';
import { decodePath, withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import type { ContentFiles, DataFile, PostFile } from '../read/content-files';
import { type Details, type Place, type Problem, problem } from '../read/problem';
import type { RuleId } from '../read/rules';
import { placeWithin } from '../read/yaml-source';
import { didYouMean } from '../read/zod-issues';
import { textFiles } from './checked-files';
import { addressOf, finalTarget, type SiteMap } from './site-map';

/** A link in content. */
interface ContentLink {
  readonly url: string;
  readonly place: Place;
  readonly file: DataFile | PostFile;
  /** The whole link, if it is not written as one. */
  readonly malformed?: string;
}

/** Anything meant as a link in a field, well formed or not. */
const INLINE_LINK = /\[([^[\]]*)\]\s*\(([^()]*)\)/g;

/** Every link in texts and fields. */
export function linksIn(files: ContentFiles): ContentLink[] {
  const inBodies = textFiles(files).flatMap((file) =>
    file.body.addresses.flatMap(({ url, kind, ...place }) => (kind === 'link' ? [{ url, place, file }] : [])),
  );
  const inFields = files.texts.flatMap(({ file, source, field, path, place, value }): ContentLink[] => {
    if (field.reference === 'page') return [{ url: value, place: place(), file }];
    return [...(field.links ? value.matchAll(INLINE_LINK) : [])].map(([whole, words = '', url = '']) => {
      const isWhole = words.trim() !== '' && url !== '' && !/\s/.test(url) && whole.includes('](');
      return { url, place: placeWithin(source, path, whole), file, ...(isWhole ? {} : { malformed: whole }) };
    });
  });
  return [...inBodies, ...inFields];
}

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i;

function schemeOf(url: string): string | undefined {
  // Browsers ignore line ends inside a scheme (WHATWG URL, section 4.4).
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/\s/g, ''))?.[1]?.toLowerCase();
}

/** What is wrong with a link. */
type Finding = readonly [rule: RuleId, message: string, details?: Details];

function checkOutside(url: string, scheme: string): Finding | undefined {
  if (scheme === 'http') return ['link-insecure', 'This address is not secure'];
  if (scheme === 'mailto' && !MAIL.test(url))
    return ['address-invalid', 'This is not a valid email address', { fix: 'Write it as mailto:name@example.com.' }];
  if (scheme === 'mailto' || scheme === 'tel' || (scheme === 'https' && URL.canParse(url))) return undefined;
  return ['address-invalid', 'This address is neither https nor on this site'];
}

function checkAnchor(hash: string, anchors: ReadonlySet<string> = new Set()): Finding | undefined {
  if (hash === '' || anchors.has(decodePath(hash))) return undefined;
  const ids = [...anchors].map((id) => `#${id}`);
  const expected = didYouMean(suggestClosest(`#${hash}`, ids)) ?? (ids.join(', ') || undefined);
  return ['link-broken', 'No heading or section has this address', { found: `#${hash}`, expected }];
}

/** @param own the URL of the page with the link, if it is one */
function checkPath(url: string, own: string | undefined, site: SiteMap, files: ContentFiles): Finding | undefined {
  const [address = '', hash = ''] = url.split('#', 2);
  const target = decodePath(address.split('?')[0] ?? '');
  const { pages, hidden, anchors, moved, locked } = site;
  if (pages.has(target)) return checkAnchor(hash, anchors.get(target));
  const isFromHidden = own !== undefined && hidden.has(own);
  if (files.staticNames.has(target) || (isFromHidden && hidden.has(target))) return undefined;
  // A former address redirects; one that leads nowhere is reported at the redirect.
  const end = moved.has(withSlash(target)) ? finalTarget(withSlash(target), moved) : undefined;
  if (hidden.has(end ?? target)) {
    const fix = 'Add the link once that page is published.';
    return ['link-broken', 'This link leads to a page that is not published yet', { fix }];
  }
  if (end !== undefined || locked.has(target)) return undefined;
  const isFile = /\.\w+$/.test(target);
  const expected = didYouMean(suggestClosest(target, isFile ? files.staticNames : pages));
  return ['link-broken', `There is no such ${isFile ? 'file' : 'page'}`, { expected }];
}

/** A relative URL, or one missing its start. Only pictures are copied to the site. */
function incomplete(url: string, { pages }: SiteMap): Finding {
  const slug = url.replace(/\/?(index\.md)?([?#].*)?$/, '').replace(/^.*\//, '');
  const expected = pages.has(postPath(slug)) ? didYouMean(postPath(slug)) : undefined;
  const fix = `Write the whole address: ${postPath('my-post')} for an article, https:// or mailto: for what is elsewhere. A file has to be in the folder static/.`;
  return ['link-broken', 'This address is incomplete', { expected, fix }];
}

function checkLink({ url, file, malformed }: ContentLink, site: SiteMap, files: ContentFiles): Finding | undefined {
  if (malformed !== undefined) return ['link-empty', 'This is not a complete link', { found: malformed }];
  // A URL that the site fills in, such as mailto:{email}, is checked at its source.
  if (url.includes('{')) return undefined;
  const own = addressOf(file);
  const { siteUrl } = site;
  if (url === siteUrl || url.startsWith(`${siteUrl}/`))
    return checkPath(url.slice(siteUrl.length) || '/', own, site, files);
  const scheme = schemeOf(url);
  if (scheme !== undefined) return checkOutside(url, scheme);
  if (url.startsWith('#')) return checkAnchor(url.slice(1), site.anchors.get(own ?? ''));
  if (url.startsWith('//')) return ['address-invalid', 'The address does not begin with https:'];
  return url.startsWith('/') ? checkPath(url, own, site, files) : incomplete(url, site);
}

/** Links whose page does not exist yet: their labels lead nowhere. */
function missingTargets({ data }: ContentFiles): Problem[] {
  const fields = data.flatMap((file) => file.fields.map((visited) => ({ ...visited, source: file.source })));
  return fields.flatMap(({ source, field, path, value, parent }) => {
    if (!field.comesLater || value !== undefined || typeof parent.label !== 'string') return [];
    const place = source.placeOfKey([...path.slice(0, -1), 'label']);
    const fix = 'Add `href:` with the address of its page once it exists, or delete the entry.';
    return [problem('before-launch', place, `"${parent.label}" leads nowhere yet`, { fix })];
  });
}

/** Checks that every link in posts and data files leads somewhere, safely. */
export function checkLinks(files: ContentFiles, site: SiteMap): Problem[] {
  const broken = linksIn(files).flatMap((link) => {
    const [rule, message, details] = checkLink(link, site, files) ?? [];
    return rule && message ? [problem(rule, link.place, message, { found: link.url, ...details })] : [];
  });
  return [...broken, ...missingTargets(files)];
}
