import * as routes from '../../routes';
import { withSlash } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import { type ContentFiles, entriesOf, filesOf } from '../read/content-files';
import { type Finding, finding, startOf } from '../read/finding';
import type { RuleId } from '../read/rules';
import type { Place } from '../read/stand-ins';
import { didYouMean } from '../read/zod-issues';
import { addressOf, idsIn, isDraft } from '../resolve/pages';
import type { Site } from '../resolve/site';
import { linksIn } from './check-links';
import { addressesIn, valueIn } from './unknown';

function missingPages({ pages }: Site): Finding[] {
  return routes.NEEDED_PAGES.filter((path) => !pages.has(path)).map((path) => {
    const name = path === routes.HOME ? 'home' : path.slice(1, -1);
    const fix = 'Put the file back under exactly this name.';
    const location = startOf(`content/pages/${name}.yaml`);
    return finding('file-missing', location, `The site leads to ${path}, but this page is missing`, { fix });
  });
}

/** Checks that what a published page's sections name has something to show; an unknown name is reported as such. */
function checkSections(files: ContentFiles, { hidden, posts }: Site): Finding[] {
  const plans = entriesOf(files, 'PricingPlan');
  const hasPlan = (service: string): boolean => plans.some(({ programme }) => programme === service);
  const hasArticle = (category: string): boolean =>
    posts.some(({ status, file }) => status === 'published' && file.entries.some((post) => post.category === category));
  const services = entriesOf(files, 'Service').map(({ slug }) => slug);
  const categories = entriesOf(files, 'Category').map(({ name }) => name);
  return files.texts.flatMap(({ file, field: { reference }, parent, location, value }): Finding[] => {
    if (file.collection.type !== 'Page' || isDraft(file)) return [];
    const report = (rule: RuleId, message: string, fix: string, needs?: readonly Place[]) => [
      finding(rule, location(), message, { found: value, fix, needs }),
    ];
    if (reference === 'article' && hidden.has(routes.postPath(value))) {
      const message = 'This article is not published yet, so the section cannot show it';
      return report('reference-unknown', message, 'Add the article once it is published.');
    }
    if (parent.type === 'prices' && reference === 'service' && services.includes(value) && !hasPlan(value)) {
      const fix = 'Add a plan there with this `programme`, or delete the section.';
      const needs = [valueIn('pricing.yaml', '*', 'programme')];
      return report('section-wrong', 'pricing.yaml has no plan of this service', fix, needs);
    }
    if (reference !== 'category' || !categories.includes(value) || hasArticle(value)) return [];
    const fix = 'Name another category, or delete the section.';
    const needs = ['category', 'draft', 'date'].map((key) => valueIn('blog/*/index.md', key));
    return report('section-wrong', 'No published article has this category', fix, needs);
  });
}

/** Checks that the page above each one exists: it gives the breadcrumb its words. */
function checkAbove(files: ContentFiles, { pages, published }: Site): Finding[] {
  return filesOf(files, 'Page').flatMap((page) => {
    const known = [...(isDraft(page) ? pages.keys() : published)].filter((path) => path !== addressOf(page));
    return page.entries.flatMap(({ above }) => {
      if (above === undefined || known.includes(above)) return [];
      const expected = didYouMean(suggestClosest(above, known));
      const details = { found: above, expected, needs: addressesIn(above) };
      return [
        finding('reference-unknown', page.source.locationOf(['above']), 'No other page has this address', details),
      ];
    });
  });
}

/** Finds pages that no content links to; visitors could reach them only by search. */
function unlinked(files: ContentFiles): Finding[] {
  const linked = new Set(linksIn(files).map(({ url }) => withSlash(url.split(/[?#]/)[0] ?? '')));
  const broken = [...files.broken.values()].join();
  return filesOf(files, 'Page').flatMap((page) => {
    const path = addressOf(page) ?? '';
    const isNeeded = routes.NEEDED_PAGES.includes(path) || linked.has(path) || broken.includes(path);
    if (isDraft(page) || isNeeded || page.entries.some(({ indexed }) => !indexed)) return [];
    return [finding('page-unlinked', startOf(page.file), `Nothing links to ${path} yet`)];
  });
}

/** Finds ids that are on a page twice: links would lead to the first. Each line is reported once, and a doubled slug in its file. */
function repeatedIds(files: ContentFiles, { owned }: Site): Finding[] {
  const isDoubled = (id: string): boolean =>
    [entriesOf(files, 'Event'), entriesOf(files, 'Service'), entriesOf(files, 'Person')].some(
      (entries) => entries.filter(({ slug }) => slug === id).length > 1,
    );
  const found = owned.flatMap(({ file: { source }, shown: { sections } }) => {
    const all = sections.flatMap((section, index) => idsIn(section).map((each) => ({ ...each, index })));
    return all.flatMap(({ id, keys, index }, place): Finding[] => {
      const others = all.filter((other, at) => other.id === id && at !== place);
      const isOwn = keys[0] === 'id';
      const before = others.find((other) => other.keys[0] !== 'id' && all.indexOf(other) < place);
      const message = isOwn
        ? 'A question, a service, an event or a person on this page has this id already'
        : `This question, service, event or person is on the page already, in section ${(before?.index ?? 0) + 1}`;
      if (isDoubled(id) || (isOwn ? others.length === 0 : !before)) return [];
      return [finding('name-taken', source.locationOf(['sections', index, ...keys]), message, { found: id })];
    });
  });
  const placeOf = ({ file, line }: Finding): string => `${file}:${line}`;
  return [...new Map(found.toReversed().map((each) => [placeOf(each), each])).values()];
}

/** Checks the files of `content/pages`: their sections, and links to them. */
export function checkPages(files: ContentFiles, site: Site): Finding[] {
  return [
    ...missingPages(site),
    ...checkSections(files, site),
    ...checkAbove(files, site),
    ...repeatedIds(files, site),
    ...unlinked(files),
  ];
}
