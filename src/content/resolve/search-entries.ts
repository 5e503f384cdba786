import { CODE_PAGES, FAQ, HOME, SERVICES, termPath } from '../../routes';
import { PLACEHOLDER } from '../../utils/fill-template';
import { withoutLinks } from '../../utils/inline-links';
import type { PageSection } from '../model/page';
import { isPageCopy } from './cards';
import type { Shown } from './entries';
import { type PageFields, shownAt } from './pages';

/** A page other than an article, or an anchor on one, as the search finds it. */
export interface SearchEntry {
  /** The kind of page, as visitors see it. */
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Other names and search words; never visible. */
  readonly names: string;
  /** Its text; results show the matching sentence. */
  readonly text: string;
}

type Pages = readonly PageFields[];
type Lists = Shown['lists'];

/** Texts for the index, without placeholders. */
function joined(...texts: readonly (string | readonly string[] | undefined)[]): string {
  return texts.flat().join('\n').replace(PLACEHOLDER, '');
}

const sectionPath = (path: string, { id }: Pick<PageSection, 'id'>): string =>
  id === undefined ? path : `${path}#${id}`;

function servicePages(lists: Lists, pages: Pages, kind: string): SearchEntry[] {
  const [path = SERVICES] = pages.flatMap((page) =>
    page.sections
      .filter((section) => section.type === 'features' && section.list === 'offers')
      .map((section) => sectionPath(page.path, section)),
  );
  const services = lists.Service.map(({ title, pageUrl, slug, shortDescription, longDescription, audience, plans }) => {
    const inclusions = plans.flatMap((plan) => [plan.name, ...plan.inclusions]);
    const text = joined(shortDescription, longDescription, audience, inclusions);
    return { kind, title, path: pageUrl ?? shownAt(pages, 'services', slug) ?? SERVICES, names: audience, text };
  });
  const offers = lists.Offer.map(({ title, description }) => {
    return { kind, title, path, names: '', text: joined(description) };
  });
  return [...services, ...offers];
}

/** Questions, each on a page that shows it: the FAQ page, else another; a section may show some of them only. */
function questions(lists: Lists, pages: Pages, kind: string): SearchEntry[] {
  const found = pages
    .filter(({ indexed }) => indexed)
    .toSorted((a, b) => Number(b.path === FAQ) - Number(a.path === FAQ));
  return lists.Faq.flatMap(({ question, anchor, answer, searchWords = [] }) => {
    const path = shownAt(found, 'questions', anchor);
    const texts = { names: joined(searchWords), text: joined(withoutLinks(answer)) };
    return path === undefined ? [] : { kind, title: question, path, ...texts };
  });
}

function offered({ lists, one }: Shown, pages: Pages): SearchEntry[] {
  const found = pages.filter(({ indexed }) => indexed);
  const events = lists.Event.flatMap(({ kind, title, slug, text, place }) => {
    const path = shownAt(found, 'events', slug);
    return path === undefined ? [] : { kind, title, path, names: kind, text: joined(text, place?.name) };
  });
  const { kind } = one.SectionCopy.downloads;
  const guides = found.flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.type === 'downloads'
        ? section.files.map(({ title, text }) => ({ kind, title, path: sectionPath(path, section), names: kind, text }))
        : [],
    ),
  );
  return [...events, ...guides];
}

/** Indexable pages of `content/pages`, whose files may contain search settings, and pages made in code with such settings. */
function otherPages(copies: Shown['copies'], pages: Pages, kind: string): SearchEntry[] {
  const owned = pages.filter(({ indexed, path }) => indexed && path !== HOME);
  const inCode = CODE_PAGES.flatMap(({ path, file }) => {
    const copy = copies.get(file);
    return isPageCopy(copy) && copy.search ? { ...copy, path, label: '' } : [];
  });
  return [...owned, ...inCode].map(({ search, seo, label, path }) => ({
    kind: search?.kind ?? kind,
    title: search?.title ?? label,
    path,
    names: search?.text ?? '',
    text: joined(seo.description),
  }));
}

/**
 * Search entries other than articles: questions, services, terms, and pages with search settings.
 * @param pages the visible ones of `content/pages`
 */
export function searchEntries(shown: Shown, pages: Pages): SearchEntry[] {
  const { lists, one, copies } = shown;
  const kinds = one.BlogCopy.elsewhere;
  const services = servicePages(lists, pages, kinds.service);
  return [
    // Searches find a service's page by the service's own texts.
    ...otherPages(copies, pages, kinds.page).filter(({ path }) => !services.some((service) => service.path === path)),
    ...services,
    ...offered(shown, pages),
    ...questions(lists, pages, kinds.question),
    ...lists.GlossaryTerm.map(({ term, anchor, spellings, full = '', meaning }) => ({
      kind: kinds.term,
      title: term,
      path: termPath(anchor),
      names: joined(spellings, full),
      text: meaning,
    })),
  ];
}
