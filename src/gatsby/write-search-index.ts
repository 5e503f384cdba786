import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { z } from 'zod';
import { type Entries, typeOfFile } from '../content/model/collections';
import { searchEntry } from '../content/model/fields';
import type { PageSection } from '../content/model/page';
import { eventPath, isShown } from '../content/resolve/events';
import { CODE_PAGES, FAQ, HOME, questionPath, SEARCH_INDEX, SERVICES, servicePath, termPath } from '../routes';
import type { IndexedPage, SearchIndex } from '../search/text-search';
import { wordsOf } from '../search/words';
import { PLACEHOLDER } from '../utils/fill-template';
import { withoutLinks } from '../utils/inline-links';
import { queryFailure } from './build-step';
import { type NodeFields, type NodeOf, nodesOf } from './nodes';

/** Selects the fields of `ArticleCard`, because results appear as cards, and the words of every text. */
const QUERY = /* GraphQL */ `
  query SearchIndexArticles {
    allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        path
        title
        excerpt
        category
        date(formatString: "D MMMM YYYY")
        dateTime: date
        readTime
        statusLabel
        coverAlt
        cover {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 800, breakpoints: [480, 672, 800])
          }
        }
        body {
          text
        }
      }
    }
    allPage {
      nodes {
        path
        body {
          text
        }
      }
    }
  }
`;

/** The texts of pages by path; pages made of sections have none. */
type Texts = ReadonlyMap<string, string | undefined>;

/** Entries of a type, in file order. */
export type Read = <Type extends keyof Entries>(type: Type) => readonly NodeFields[Type][];

/** Texts for the index, without placeholders. */
function joined(...texts: readonly (string | readonly string[] | undefined)[]): string {
  return texts.flat().join('\n').replace(PLACEHOLDER, '');
}

/** The page that lists the offers. */
function offersPath(pages: readonly NodeOf<'Page'>[]): string {
  for (const { path, sections } of pages) {
    const listed = sections.find((section) => section.type === 'features' && section.list === 'offers');
    if (listed) return sectionPath(path, listed);
  }
  return SERVICES;
}

/** Services with the texts of their plans, and the other offers. */
function servicePages(read: Read, pages: readonly NodeOf<'Page'>[], kind: string): IndexedPage[] {
  const path = offersPath(pages);
  const areListed = pages.some(
    (page) => page.path === SERVICES && page.sections.some(({ type }) => type === 'services'),
  );
  return [
    ...read('Service').map(({ title, pageUrl, slug, shortDescription, longDescription, audience }) => {
      const plans = read('PricingPlan').filter(({ programme }) => programme === slug);
      const inclusions = plans.flatMap((plan) => [plan.name, ...plan.inclusions]);
      const text = joined(shortDescription, longDescription, audience, inclusions);
      return { kind, title, path: pageUrl ?? (areListed ? servicePath(slug) : SERVICES), names: audience, text };
    }),
    ...read('Offer').map(({ title, description }) => ({ kind, title, path, names: '', text: joined(description) })),
  ];
}

/** Questions, each on a page that shows it: the FAQ page, else another; a section may show some of them only. */
function questions(read: Read, pages: readonly NodeOf<'Page'>[], kind: string): IndexedPage[] {
  const found = pages
    .filter(({ indexed }) => indexed)
    .toSorted((a, b) => Number(b.path === FAQ) - Number(a.path === FAQ));
  return read('Faq').flatMap(({ question, anchor, answer, searchWords = [] }) => {
    const hasIt = (section: PageSection): boolean =>
      section.type === 'questions' && (section.questions?.includes(anchor) ?? false);
    const page = found.find(({ sections }) => sections.some(hasIt));
    if (!page) return [];
    const texts = { names: joined(searchWords), text: joined(withoutLinks(answer)) };
    return [{ kind, title: question, path: questionPath(page.path, anchor), ...texts }];
  });
}

/** A section's address on its page. */
const sectionPath = (path: string, { id }: PageSection): string => (id === undefined ? path : `${path}#${id}`);

/** Events and guides, each on a page that shows it. */
function offered(read: Read, pages: readonly NodeOf<'Page'>[]): IndexedPage[] {
  const found = pages.filter(({ indexed }) => indexed);
  const events = read('Event').flatMap(({ kind, title, slug, text, ...event }) => {
    const path = eventPath(found, { kind, slug });
    if (path === undefined || !isShown(event)) return [];
    return [{ kind, title, path, names: kind, text: joined(text, event.place?.name) }];
  });
  const kind = read('SectionCopy')[0]?.downloads.kind ?? '';
  const sections = found.flatMap(({ path, sections }) => sections.map((section) => ({ path, section })));
  const guides = sections.flatMap(({ path, section }) =>
    section.type === 'downloads'
      ? section.files.map(({ title, text }) => ({ kind, title, path: sectionPath(path, section), names: kind, text }))
      : [],
  );
  return [...events, ...guides];
}

/** Indexable pages of `content/pages`; each file may contain search settings. */
function ownedPages(pages: readonly NodeOf<'Page'>[], kind: string, texts: Texts): IndexedPage[] {
  return pages
    .filter(({ indexed, path }) => indexed && path !== HOME)
    .map(({ search, seo, label, path }) => ({
      kind: search?.kind ?? kind,
      title: search?.title ?? label,
      path,
      names: search?.text ?? '',
      text: joined(seo.description, texts.get(path) ?? ''),
    }));
}

/** What the index takes from the copy of a page. */
const FOUND_PAGE = z.object({ search: searchEntry.optional(), seo: z.object({ description: z.string() }) });

/** Code pages whose copy contains search settings. */
function codePages(read: Read, kind: string): IndexedPage[] {
  return CODE_PAGES.flatMap(({ path, file }) => {
    const type = typeOfFile(file);
    const [copy] = type ? read(type) : [];
    if (!copy) return [];
    const { search, seo } = FOUND_PAGE.parse(copy);
    if (!search) return [];
    return { kind: search.kind ?? kind, title: search.title, path, names: search.text, text: seo.description };
  });
}

/**
 * Search entries other than articles: questions, services, terms, and pages with search settings.
 * @param read returns a type's entries
 */
function otherPages(read: Read, pages: readonly NodeOf<'Page'>[], texts: Texts): IndexedPage[] {
  const kinds = read('BlogCopy')[0]?.elsewhere;
  if (!kinds) return [];
  const services = servicePages(read, pages, kinds.service);
  return [
    // Searches find a service's page by the service's own texts.
    ...ownedPages(pages, kinds.page, texts).filter(({ path }) => !services.some((service) => service.path === path)),
    ...codePages(read, kinds.page),
    ...services,
    ...offered(read, pages),
    ...questions(read, pages, kinds.question),
    ...read('GlossaryTerm').map(({ term, anchor, spellings, full = '', meaning }) => ({
      kind: kinds.term,
      title: term,
      path: termPath(anchor),
      names: joined(spellings, full),
      text: meaning,
    })),
  ];
}

/** Writes the data for search, filters and Load More on the listing: all posts' cards with their words, and other pages. */
export async function writeSearchIndex(args: CreatePagesArgs): Promise<void> {
  const { data, errors } = await args.graphql<Queries.SearchIndexArticlesQuery>(QUERY);
  if (!data) throw new Error(queryFailure(errors));
  const texts: Texts = new Map(data.allPage.nodes.map(({ path, body }) => [path, body?.text]));
  const read: Read = (type) => nodesOf(args, type).sort((a, b) => a.order - b.order);
  const index: SearchIndex = {
    articles: data.allPost.nodes.map(({ body, ...card }) => ({ ...card, words: wordsOf(body.text) })),
    pages: otherPages(read, nodesOf(args, 'Page'), texts),
    synonyms: read('Synonym').map(({ words }) => words),
    ignored: read('BlogCopy')[0]?.ignoredWords ?? [],
  };
  const file = path.join(args.store.getState().program.directory, 'public', SEARCH_INDEX);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(index));
}
