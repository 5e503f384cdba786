import { postPath } from '../../routes';
import { member } from '../../utils/is-record';
import { decodePath, withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import type { ContentFile, ContentFiles } from '../read/content-files';
import { type Place, type Problem, problem } from '../read/problem';
import { placeWithin } from '../read/yaml-source';
import { didYouMean } from '../read/zod-issues';
import { allFields, allTexts, textFiles, textsIn } from './field-traversal';
import { finalTarget, type SiteMap, unpublishedReason } from './site-map';

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i;

function schemeOf(url: string): string | undefined {
  // Browsers ignore line ends inside a scheme (WHATWG URL, section 4.4).
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/\s/g, ''))?.[1]?.toLowerCase();
}

/** Checks one link target; `place` is its position. */
class LinkChecker {
  constructor(
    readonly files: ContentFiles,
    readonly site: SiteMap,
  ) {}

  /** @param own the anchors of the link's page, if known, and whether that page is itself unpublished */
  link(url: string, place: Place, own?: { anchors: readonly string[] | undefined; isUnpublished: boolean }): Problem[] {
    const { siteUrl } = this.site;
    if (siteUrl !== undefined && (url === siteUrl || url.startsWith(`${siteUrl}/`))) {
      return this.page(url.slice(siteUrl.length) || '/', place, own?.isUnpublished);
    }
    const scheme = schemeOf(url);
    if (scheme !== undefined) return this.outside(url, scheme, place);
    if (url.startsWith('#')) return own?.anchors ? this.anchor(url.slice(1), new Set(own.anchors), place) : [];
    if (url.startsWith('//'))
      return [problem('address-invalid', place, 'The address does not begin with https:', { found: url })];
    if (url.startsWith('/')) return this.page(url, place, own?.isUnpublished);
    return this.beside(url, place);
  }

  outside(url: string, scheme: string, place: Place): Problem[] {
    const details = { found: url };
    if (scheme === 'http') return [problem('link-insecure', place, 'This address is not secure', details)];
    if (scheme === 'mailto') {
      const fix = 'Write it as mailto:name@example.com.';
      return MAIL.test(url)
        ? []
        : [problem('address-invalid', place, 'This is not a valid email address', { ...details, fix })];
    }
    if (scheme === 'tel') return [];
    if (scheme === 'https' && URL.canParse(url)) return [];
    return [problem('address-invalid', place, 'This address is neither https nor on this site', details)];
  }

  anchor(name: string, anchors: ReadonlySet<string>, place: Place): Problem[] {
    if (name === '' || anchors.has(decodePath(name))) return [];
    const ids = [...anchors].map((id) => `#${id}`);
    const expected = didYouMean(suggestClosest(`#${name}`, ids)) ?? (ids.join(', ') || undefined);
    return [problem('link-broken', place, 'No heading or section has this address', { found: `#${name}`, expected })];
  }

  page(url: string, place: Place, fromKeptBack = false): Problem[] {
    const [address = '', hash = ''] = url.split('#', 2);
    const target = decodePath(address.split('?')[0] ?? '');
    const { pages, hidden, moved, mayExist } = this.site;
    if (pages.has(target)) {
      const anchors = pages.get(target);
      return anchors ? this.anchor(hash, anchors, place) : [];
    }
    if (this.files.staticNames.has(target) || (fromKeptBack && hidden.has(target))) return [];
    // A former address redirects; one that leads nowhere is reported at the redirect.
    const end = moved.has(withSlash(target)) ? finalTarget(withSlash(target), moved) : undefined;
    if (hidden.has(end ?? target)) {
      const details = { found: url, fix: 'Add the link once that page is published.' };
      return [problem('link-broken', place, 'This link leads to a page that is not published yet', details)];
    }
    return end !== undefined || mayExist(withSlash(target)) ? [] : this.nowhere(url, target, place);
  }

  nowhere(url: string, target: string, place: Place): Problem[] {
    const isFile = /\.\w+$/.test(target);
    const near = suggestClosest(target, isFile ? this.files.staticNames : this.site.pages.keys());
    const details = { found: url, expected: didYouMean(near) };
    return [problem('link-broken', place, `There is no such ${isFile ? 'file' : 'page'}`, details)];
  }

  /** A relative URL, or one missing its start. Only pictures are copied to the site. */
  beside(url: string, place: Place): Problem[] {
    const slug = url.replace(/\/?(index\.md)?([?#].*)?$/, '').replace(/^.*\//, '');
    const page = postPath(slug);
    const expected = this.site.pages.has(page) ? didYouMean(page) : undefined;
    const fix = `Write the whole address: ${postPath('my-post')} for an article, https:// or mailto: for what is elsewhere. A file has to be in the folder static/.`;
    return [problem('link-broken', place, 'This address is incomplete', { found: url, expected, fix })];
  }
}

function checkBodies(files: ContentFiles, checker: LinkChecker, today: string): Problem[] {
  return textFiles(files).flatMap((file) => {
    const { body } = file;
    const own = { anchors: body.anchors, isUnpublished: unpublishedReason(file, today) !== undefined };
    return body.addresses.flatMap(({ url, kind, ...place }) => (kind === 'link' ? checker.link(url, place, own) : []));
  });
}

/** Anything meant as a link in a text, well formed or not. */
const INLINE_LINK = /\[([^[\]]*)\]\s*\(([^()]*)\)/g;

/** The links in a data file's text, written `[words](address)`. */
function checkInline(text: string, at: (words: string) => Place, checker: LinkChecker): Problem[] {
  return [...text.matchAll(INLINE_LINK)].flatMap(([whole, words = '', url = '']) => {
    const isWhole = words.trim() !== '' && url !== '' && !/\s/.test(url) && whole.includes('](');
    if (!isWhole) return [problem('link-empty', at(whole), 'This is not a complete link', { found: whole })];
    // A URL that the site fills in, such as mailto:{email}, is checked at its source.
    return url.includes('{') ? [] : checker.link(url, at(whole));
  });
}

/** Links whose page does not exist yet: their labels lead nowhere. */
function missingTargets(files: ContentFiles): Problem[] {
  return allFields(files).flatMap(([{ source }, { field, path, value, parent }]) => {
    if (!source || !field.comesLater || value !== undefined || typeof parent.label !== 'string') return [];
    const place = source.placeOfKey([...path.slice(0, -1), 'label']);
    const fix = 'Add `href:` with the address of its page once it exists, or delete the entry.';
    return [problem('before-launch', place, `"${parent.label}" leads nowhere yet`, { fix })];
  });
}

/** Checks that every link in posts and data files leads somewhere, safely. */
export function checkLinks(files: ContentFiles, site: SiteMap, today: string): Problem[] {
  const checker = new LinkChecker(files, site);
  const own = ({ source, problems }: ContentFile) => {
    const sections = member(source?.value, 'sections');
    const ids = Array.isArray(sections) ? textsIn(sections.map((section) => member(section, 'id'))) : [];
    return { anchors: problems.length > 0 ? undefined : ids, isUnpublished: member(source?.value, 'draft') === true };
  };
  const inFields = allTexts(files).flatMap(({ file, source, field, path, place, value }) => {
    if (field.reference === 'page') return checker.link(value, place(), own(file));
    return field.links ? checkInline(value, (words) => placeWithin(source, path, words), checker) : [];
  });
  return [...checkBodies(files, checker, today), ...inFields, ...missingTargets(files)];
}
