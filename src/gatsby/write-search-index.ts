import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { z } from 'zod';
import { type Entries, typeOfFile } from '../content/model/collections';
import { searchEntry, seo } from '../content/model/fields';
import { CODE_PAGES, HOME, questionPath, SEARCH_INDEX, SERVICES, servicePath, termPath } from '../routes';
import { PLACEHOLDER } from '../utils/fill-template';
import { withoutLinks } from '../utils/inline-links';
import { type IndexedPage, type SearchIndex, wordsOf } from '../utils/search-index';
import { straight } from '../utils/straight';
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

/** Types of YAML entries. */
type EntryType = keyof Entries;

/** Entries of a type, in file order. */
export type Read = <Type extends EntryType>(type: Type) => readonly NodeFields[Type][];

/** Texts for the index, without placeholders. */
function joined(...texts: readonly (string | readonly string[] | undefined)[]): string {
  return texts
    .flatMap((text) => text ?? [])
    .join('\n')
    .replace(PLACEHOLDER, '');
}

function questions(read: Read, kind: string): IndexedPage[] {
  return read('Faq').map(({ question, anchor, answer, searchWords }) => ({
    kind,
    title: question,
    path: questionPath(anchor),
    names: joined(searchWords),
    text: joined(withoutLinks(answer)),
  }));
}

/** A page of `content/pages`. */
type FoundPage = NodeOf<'Page'>;

/** The texts of pages by path; pages made of sections have none. */
type Texts = ReadonlyMap<string, string | undefined>;

/** The page that lists the offers. */
function offersPath(pages: readonly FoundPage[]): string {
  for (const { path, sections } of pages) {
    const listed = sections.find((section) => section.type === 'features' && section.list === 'offers');
    if (listed) return listed.id === undefined ? path : `${path}#${listed.id}`;
  }
  return SERVICES;
}

function servicePages(read: Read, pages: readonly FoundPage[], kind: string): IndexedPage[] {
  const plansOf = (slug: string) => read('PricingPlan').filter(({ programme }) => programme === slug);
  const own = read('Service').map(({ title, pageUrl, slug, shortDescription, longDescription, audience }) => ({
    kind,
    title,
    path: pageUrl ?? servicePath(slug),
    names: '',
    text: joined(
      shortDescription,
      longDescription,
      audience,
      ...plansOf(slug).flatMap((plan) => [plan.name, plan.inclusions]),
    ),
  }));
  const path = offersPath(pages);
  const offers = read('Offer').map(({ title, description }) => ({
    kind,
    title,
    path,
    names: '',
    text: joined(description),
  }));
  return [...own, ...offers];
}

function terms(read: Read, kind: string): IndexedPage[] {
  return read('GlossaryTerm').map(({ term, anchor, spellings, full, meaning }) => ({
    kind,
    title: term,
    path: termPath(anchor),
    names: joined(spellings, full),
    text: meaning,
  }));
}

/** A page file's search settings. */
const FOUND_PAGE = z.object({ search: searchEntry, seo });

/** Indexable pages of `content/pages`; each file may contain search settings. */
function ownedPages(pages: readonly FoundPage[], kind: string, texts: Texts): IndexedPage[] {
  return pages
    .filter(({ indexed, path }) => indexed && path !== HOME)
    .map(({ search, seo, label, path }) => ({
      kind: search?.kind ?? kind,
      title: search?.title ?? label,
      path,
      names: search?.text ?? '',
      text: joined(seo.description, texts.get(path)),
    }));
}

/** Code pages whose copy contains search settings. */
function codePages(read: Read, kind: string): IndexedPage[] {
  return CODE_PAGES.flatMap(({ path, file }) => {
    const type = typeOfFile(file);
    const [copy] = type ? read(type) : [];
    const { data } = FOUND_PAGE.safeParse(copy);
    if (!data) return [];
    const { search, seo } = data;
    return [{ kind: search.kind ?? kind, title: search.title, path, names: search.text, text: seo.description }];
  });
}

/**
 * Search entries besides articles: questions, services, terms, and pages with search settings.
 * @param read returns a type's entries
 */
function otherPages(read: Read, owned: readonly FoundPage[], texts: Texts): IndexedPage[] {
  const kinds = read('BlogCopy')[0]?.elsewhere;
  if (!kinds) return [];
  const services = servicePages(read, owned, kinds.service);
  const found = new Set(services.map(({ path }) => path));
  return [
    // Searches find a service's page by the service's own texts.
    ...ownedPages(owned, kinds.page, texts).filter(({ path }) => !found.has(path)),
    ...codePages(read, kinds.page),
    ...services,
    ...questions(read, kinds.question),
    ...terms(read, kinds.term),
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
    synonyms: read('Synonym').map(({ words }) => words.map(straight)),
    ignored: read('BlogCopy')[0]?.ignoredWords ?? [],
  };
  const file = path.join(args.store.getState().program.directory, 'public', SEARCH_INDEX);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(index));
}
