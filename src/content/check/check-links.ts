import { PLANNERS, plannerPath, postPath, TOOLS } from '../../routes';
import { linksIn as linksInField } from '../../utils/inline-links';
import { MAIN_ID } from '../../utils/page-ids';
import { decodePath, hasEnding, withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import { type ReadAddress, readAddress } from '../model/address';
import { type ContentFile, type ContentFiles, type FieldText, textFiles } from '../read/content-files';
import { findName } from '../read/find-file';
import { type Details, type Finding, finding, type Location } from '../read/finding';
import type { RuleId } from '../read/rules';
import type { Place } from '../read/stand-ins';
import { didYouMean } from '../read/zod-issues';
import { addressOf } from '../resolve/pages';
import { finalTarget } from '../resolve/redirects';
import { isFile, type Site } from '../resolve/site';
import { addressesIn, anchorsIn } from './unknown';

interface ContentLink {
  readonly url: string;
  readonly location: Location;
  readonly file: ContentFile;
  /** The whole link, if it is not written as one. */
  readonly malformed?: string;
  /** Of a field in a list: where the same field of the list's other entries leads. */
  readonly others?: readonly string[];
}

/** Links inside texts: in bodies, and in fields that may have some. */
export function linksInTexts(files: ContentFiles): ContentLink[] {
  const inBodies = textFiles(files).flatMap((file) =>
    file.body.addresses.flatMap(({ url, kind, ...location }) => (kind === 'link' ? [{ url, location, file }] : [])),
  );
  const inFields = files.texts.flatMap(({ file, location, field, value }): ContentLink[] => {
    // The page shows anything but a link as typed.
    return (field.links ? linksInField(value) : []).map(({ whole, index, url = '', isLink }) => {
      return { url, location: location(whole, index), file, ...(isLink ? {} : { malformed: whole }) };
    });
  });
  return [...inBodies, ...inFields];
}

/** Every link, also those that are a field of their own. */
export function linksIn(files: ContentFiles): ContentLink[] {
  const fields = files.texts.filter(({ field }) => field.reference === 'page');
  const listOf = ({ path }: FieldText): string => path.map((key) => (typeof key === 'number' ? '' : key)).join('.');
  return [
    ...linksInTexts(files),
    ...fields.map((link) => {
      const { value, location, file } = link;
      const alike = fields.filter((other) => other !== link && other.file === file && listOf(other) === listOf(link));
      return { url: value, location: location(), file, others: alike.map((other) => other.value) };
    }),
  ];
}

/** A fact or a price, which has no place in an address. */
const FIGURE = /\{(?:fact|price|lowest):/;

type LinkFault = readonly [rule: RuleId, message: string, details?: Details];

/** What names the top or the main part of any page. */
const EVERYWHERE: readonly string[] = ['', 'top', MAIN_ID];

function checkAnchor(hash: string, path: string, { pages }: Site): LinkFault | undefined {
  const { anchors = new Set<string>(), file } = pages.get(path) ?? {};
  if (EVERYWHERE.includes(hash) || anchors.has(decodePath(hash))) return undefined;
  const ids = [...anchors].map((id) => `#${id}`);
  const expected = didYouMean(suggestClosest(`#${hash}`, ids)) ?? (ids.join(', ') || undefined);
  return [
    'link-broken',
    'No heading or section has this address',
    { found: `#${hash}`, expected, needs: anchorsIn(path, file) },
  ];
}

/** Whether an entry of a list would be one too many with another address: a second one to a page, or a card that leads to its own page. */
const isSpare = ({ file, others = [] }: ContentLink, end: string): boolean =>
  others.includes(end) || (file.collection.type === 'Tool' && end === TOOLS);

const isPlanner = (path: string): boolean => PLANNERS.some((name) => plannerPath(name) === withSlash(path));

/** @param url the path that the link leads to */
function checkPath(url: string, link: ContentLink, site: Site): LinkFault | undefined {
  const own = addressOf(link.file);
  const [address = '', hash = ''] = url.split('#', 2);
  const target = decodePath(address.split('?')[0] ?? '');
  const { published, hidden, moved } = site;
  if (published.has(target)) return checkAnchor(hash, target, site);
  const isFromHidden = own !== undefined && hidden.has(own);
  if (isFile(target, site) || (isFromHidden && hidden.has(target))) return undefined;
  const end = finalTarget(target, moved);
  if (hidden.has(end ?? target)) {
    const fix = 'Add the link once that page is published.';
    return ['link-broken', 'This link leads to a page that is not published yet', { fix }];
  }
  if (end !== undefined && end !== target) {
    const message = 'This address has moved, and only redirects';
    if (!isSpare(link, end)) return ['link-moved', message, { fix: `Write ${end}${hash && `#${hash}`} instead.` }];
    const fix = `Remove this entry, or write the address of another page; ${end} has its place already.`;
    return ['link-moved', message, { fix }];
  }
  const needs = addressesIn(target);
  if (isPlanner(target)) {
    const fix = 'Remove the link, or put the entry of the tool back into content/tools.yaml.';
    return ['link-broken', 'This tool is not in tools.yaml, so the site does not have it', { fix, needs }];
  }
  if (hasEnding(target)) return missingFile(target, site.files, needs);
  return ['link-broken', 'There is no such page', { expected: didYouMean(suggestClosest(target, published)), needs }];
}

/** A link to a file of `static/` must have exactly its name: the name is its published address. */
function missingFile(target: string, names: ReadonlySet<string>, needs: readonly Place[]): LinkFault {
  const { exists, otherCase } = findName(target, names);
  if (exists) {
    const fix = 'Rename the file, best without accents and spaces, and write the same name here.';
    return ['link-broken', 'The accents or spaces in the name of this file are stored in another form', { fix }];
  }
  const called = otherCase && `the file is called "${otherCase}"`;
  const meant = target.replace(/^\/static(?=\/)/, '');
  const near = suggestClosest(meant, names);
  const fix = `Put it into the folder static/, here as static${meant}, or correct the address${meant === target ? '' : `: write ${meant}`}.`;
  return ['link-broken', 'There is no such file', { expected: called ?? didYouMean(near), fix, needs }];
}

/** Whether an address has no scheme, and begins with neither / nor #. */
const isRelative = (url: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|[/\\#])/i.test(url.replace(/\s/g, ''));

/** A relative URL, or one missing its start. Only pictures are copied to the site. */
function incomplete(url: string, { published }: Site): LinkFault {
  const slug = url.replace(/\/?(index\.md)?([?#].*)?$/, '').replace(/^.*\//, '');
  const expected = published.has(postPath(slug)) ? didYouMean(postPath(slug)) : undefined;
  const fix = `Write the whole address: ${postPath('my-post')} for an article, https:// or mailto: for what is elsewhere. A file has to be in the folder static/.`;
  return ['link-broken', 'This address is incomplete', { expected, fix }];
}

/** What is meant as a link in a field, but shown as typed; an address that is none is the better reason. */
function checkWritten({ url, malformed: found }: ContentLink, { kind }: ReadAddress): LinkFault | undefined {
  if (found === undefined) return undefined;
  if (kind === 'anchor') return ['address-invalid', 'This address has no page before the #', { found }];
  return kind || /\s|^$/.test(url) ? ['link-empty', 'This is not a complete link', { found }] : undefined;
}

function checkLink(link: ContentLink, read: ReadAddress, site: Site): LinkFault | undefined {
  const { url, file } = link;
  const { kind } = read;
  if (FIGURE.test(url)) {
    const fix = 'Write the whole address, without braces.';
    return ['placeholder-wrong', 'An address cannot contain a fact or a price', { fix }];
  }
  if (!kind)
    return isRelative(url)
      ? incomplete(url, site)
      : ['address-invalid', `This address ${read.mistake}`, { fix: read.fix }];
  const { siteUrl } = site;
  if (url === siteUrl || url.startsWith(`${siteUrl}/`)) return checkPath(url.slice(siteUrl.length) || '/', link, site);
  if (kind === 'http') return ['link-insecure', 'This address is not secure'];
  if (kind === 'anchor') return checkAnchor(url.slice(1), addressOf(file) ?? '', site);
  return kind === 'page' ? checkPath(url, link, site) : undefined;
}

/** Links whose page does not exist yet: their labels lead nowhere. */
function missingTargets({ data }: ContentFiles): Finding[] {
  const fields = data.flatMap((file) => file.fields.map((visited) => ({ ...visited, source: file.source })));
  return fields.flatMap(({ source, field, path, value, parent }) => {
    if (!field.comesLater || value !== undefined || typeof parent.label !== 'string') return [];
    const location = source.locationOfKey([...path.slice(0, -1), 'label']);
    const fix = 'Add `href:` with the address of its page once it exists, or delete the entry.';
    return [finding('before-launch', location, `"${parent.label}" leads nowhere yet`, { fix })];
  });
}

/** Checks that every link in posts and data files leads somewhere, safely. */
export function checkLinks(files: ContentFiles, site: Site): Finding[] {
  const broken = linksIn(files).flatMap((link) => {
    const read = readAddress(link.url);
    // A URL that the site fills in, such as mailto:{email}, is checked at its source.
    const isFilledIn = link.url.includes('{') && !FIGURE.test(link.url);
    const [rule, message, details] =
      checkWritten(link, read) ?? (isFilledIn ? undefined : checkLink(link, read, site)) ?? [];
    return rule && message ? [finding(rule, link.location, message, { found: link.url, ...details })] : [];
  });
  return [...broken, ...missingTargets(files)];
}
