import { resolveFacts } from '../../facts/resolve-facts';
import * as routes from '../../routes';
import { fillTemplate } from '../../utils/fill-template';
import { letterId, lettersOf } from '../../utils/letters';
import { CONTACT_FORM_ID, PLANNER_FORM_ID, PLANNER_QUESTIONS_ID } from '../../utils/page-ids';
import type { PageSection } from '../model/page';
import type { PermalinkKind } from '../model/permalinks';
import type { PostStatus } from '../model/post';
import { type ContentFile, type ContentFiles, entriesOf, filesOf } from '../read/content-files';
import { findFile } from '../read/find-file';
import { type Card, type CardMaker, cardMaker, cardText, copyDraft, isPageCopy } from './cards';
import type { Documents } from './documents';
import { byType, type Shown, type ShownEntry, showEntries, showPlan } from './entries';
import { type PostFields, type ShownPage, type ShownPost, shownAt, showPage, showPost } from './pages';
import { formerAddresses, straightRedirects } from './redirects';
import { searchEntries } from './search-entries';

interface SitePage {
  readonly label: string;
  readonly status: PostStatus;
  /** The ids that links may name, apart from those of every page. */
  readonly anchors: ReadonlySet<string>;
  /** The file that makes it, if there is one. */
  readonly file?: string;
  /** The list of `permalinks.yaml` to which it belongs, if it is to be kept. */
  readonly kind?: PermalinkKind;
}

/** The site on a day, worked out from the content. */
export type Site = ReturnType<typeof resolveSite>;

/** How the site is worked out. */
export interface SiteOptions {
  /** Whether drafts and scheduled posts are visible, as in previews. */
  readonly showsHidden?: boolean;
  /** The file of a picture of `content/`, by its name there. */
  readonly fileOf?: (name: string) => string;
  /** The files that visitors download. */
  readonly documents?: Documents;
}

/** Whether the site has a file at a path: one of the content, or one that every build writes. */
export const isFile = (path: string, { files }: Pick<Site, 'files'>): boolean =>
  files.has(path) || routes.isBuiltFile(path);

/** Anchors of pages in code, in addition to the layout's. */
const CODE_ANCHORS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [routes.CONTACT, [CONTACT_FORM_ID]],
  ...routes.PLANNERS.map((name) => [routes.plannerPath(name), [PLANNER_QUESTIONS_ID, PLANNER_FORM_ID]] as const),
]);

function entryCard(entry: ShownEntry, { lists, one }: Shown, cardOf: CardMaker): Card | undefined {
  const { type, shown } = entry;
  const { file, collection } = entry.file;
  if (type === 'SiteSettings') {
    const card = cardOf({ page: '/site/', file, title: cardText('') });
    return { ...card, title: card.brand };
  }
  if (type === 'Category') {
    const category = lists.Category[shown.order];
    if (!category) return undefined;
    const title = cardText(fillTemplate(one.BlogCopy.categoryTitle, { category: category.name }));
    return cardOf({ page: routes.categoryPath(category.slug), file, title });
  }
  if (!isPageCopy(shown)) return undefined;
  const name = collection.file;
  const page = routes.CODE_PAGES.find((code) => code.file === name)?.path ?? name.replace('.yaml', '');
  return cardOf(copyDraft(page, file, shown));
}

function listingPages(posts: readonly ShownPost[], { Category: all }: Shown['lists']): [string, SitePage][] {
  const page = (label: string): SitePage => ({ label, status: 'published', anchors: new Set() });
  const categories = all.flatMap(({ name, slug }): [string, SitePage][] => {
    const own = posts.filter(({ shown }) => shown.category === name);
    const [first = '', ...others] = routes.listingPaths(own.length, (number) => routes.categoryPath(slug, number));
    return [
      [first, { ...page(name), kind: 'categories' }],
      ...others.map((path): [string, SitePage] => [path, page(name)]),
    ];
  });
  const [, ...others] = routes.listingPaths(posts.length, routes.listingPath);
  return [...others.map((path): [string, SitePage] => [path, page(path)]), ...categories];
}

/** The pages made in code, by address; their copy has their names, and one without any is that of a tool left out. */
function codePages({ lists: { GlossaryTerm: terms }, copies }: Shown): [string, SitePage][] {
  const ofGlossary = [...terms.map(({ anchor }) => anchor), ...lettersOf(terms.map(({ term }) => term)).map(letterId)];
  return routes.CODE_PAGES.flatMap(({ path, file }): [string, SitePage][] => {
    const copy = copies.get(file);
    if (!copy) return [];
    const label = isPageCopy(copy) ? (copy.hero?.eyebrow ?? copy.seo.title) : path;
    const anchors = path === routes.GLOSSARY ? ofGlossary : CODE_ANCHORS.get(path);
    return [[path, { label, status: 'published', anchors: new Set(anchors), kind: 'pages' }]];
  });
}

const ofFile = ({ label, status, anchors, file: { file } }: ShownPage | ShownPost, kind: PermalinkKind): SitePage => {
  return { label, status, anchors: new Set(anchors), file, kind };
};

/** A page with the page above it, as the header or that page itself calls it. */
function withAbove(page: ShownPage, nameOf: (path: string) => string): ShownPage {
  const [href] = page.file.entries.map(({ above }) => above);
  return href === undefined ? page : { ...page, shown: { ...page.shown, above: { href, label: nameOf(href) } } };
}

/** The sections that show the entries to which names and calendars lead. */
const SHOWN_IN: Readonly<Partial<Record<ShownEntry['type'], PageSection['type']>>> = {
  Event: 'events',
  Person: 'people',
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Dated = Pick<PostFields, 'date' | 'slug'>;

/** Compares articles: the newest comes first. */
export const newestFirst = (a: Dated, b: Dated): number => compare(b.date, a.date) || compare(a.slug, b.slug);

/** Works out the site from the content as it is on a day, as YYYY-MM-DD. */
export function resolveSite(files: ContentFiles, day: string, options: SiteOptions = {}) {
  const { showsHidden = false, fileOf = (name) => name, documents = new Map() } = options;
  const facts = resolveFacts(entriesOf(files, 'Fact'), day);
  const plans = entriesOf(files, 'PricingPlan').map(showPlan);
  const dataOf = ({ file }: ContentFile) => ({
    day,
    values: facts,
    plans,
    pictureOf: (written: string) => fileOf(findFile(file, written, files.names).name ?? ''),
  });
  const shown = showEntries(files, day, dataOf);
  const { lists, one } = shown;
  const cardOf = cardMaker(one.SiteSettings);
  const isVisible = ({ status }: { readonly status: PostStatus }) => status === 'published' || showsHidden;
  const parts = { files, day, facts, plans, dataOf, fileOf, cardOf, lists, one, documents };
  const posts = filesOf(files, 'Post')
    .flatMap((post) => showPost(post, parts))
    .sort(({ shown: a }, { shown: b }) => newestFirst(a, b));
  const visible = posts.filter(isVisible);
  const articles = visible.map(({ shown }) => shown);
  const sorted = filesOf(files, 'Page').toSorted((a, b) => compare(a.file, b.file));
  const owned = sorted.flatMap((page) => showPage(page, { ...parts, articles }));
  const visiblePages = owned.filter(isVisible).map((page) => page.shown);
  const placed = byType(
    shown.entries.map((entry) => {
      const kind = SHOWN_IN[entry.type];
      const { slug } = { slug: '', ...entry.shown };
      const href = kind && shownAt(visiblePages, kind, slug);
      return { ...entry, card: entryCard(entry, shown, cardOf), shown: { ...entry.shown, ...(href && { href }) } };
    }),
  );
  const pages = new Map<string, SitePage>([
    ...codePages(shown),
    ...listingPages(visible, lists),
    ...owned.map((page) => [page.path, ofFile(page, 'pages')] as const),
    ...posts.map((post) => [post.path, ofFile(post, 'articles')] as const),
  ]);
  const { navigation, siteUrl } = one.SiteSettings;
  const nameOf = (path: string): string =>
    navigation.find(({ href }) => href === path)?.label ?? pages.get(path)?.label ?? path;
  const addresses = (isWanted: boolean) =>
    new Set([...pages].flatMap(([path, { status }]) => ((status === 'published') === isWanted ? [path] : [])));
  const former = formerAddresses(files, lists, posts);
  const feeds = [undefined, ...lists.Category.map(({ slug }) => slug)].flatMap((category) =>
    (['rss', 'json'] as const).map((format) => routes.feedPath(format, category)),
  );
  const calendars = placed.lists.Event.flatMap(({ slug, href }) => (href ? routes.calendarPath(slug) : []));
  const made = [...feeds, ...calendars];
  return {
    day,
    facts,
    siteUrl,
    /** The entries of YAML files, those with a page with its social card. */
    entries: placed.entries,
    lists: placed.lists,
    /** The pages of `content/pages`, and the articles, newest first; hidden ones too. */
    owned: owned.map((page) => withAbove(page, nameOf)),
    posts,
    pages,
    /** The addresses of those that visitors can open, and of drafts and posts that are not due. */
    published: addresses(true),
    hidden: addresses(false),
    cards: [...posts, ...owned, ...placed.entries].flatMap(({ card }) => card ?? []),
    /** The feeds of all articles and of each category, and the calendars of events that a page shows; and all files that the content adds. */
    feeds: new Set<string>(made),
    files: new Set([...files.staticNames, ...made]),
    /** Former addresses of posts, categories and their feeds, and redirects; and the pages to which they lead. */
    former,
    moved: new Map(former.map(({ from, to }) => [from, to] as const).filter(([from]) => !pages.has(from))),
    /** The redirects of the visible pages, as hosts get them. */
    redirects: straightRedirects(formerAddresses(files, lists, visible)),
    /** What the search finds apart from articles. */
    found: searchEntries(shown, visiblePages),
    /** Addresses that were published once. */
    locked: new Set(
      entriesOf(files, 'Permalinks').flatMap((locked) => [...locked.pages, ...locked.categories, ...locked.articles]),
    ),
  };
}
