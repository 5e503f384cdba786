import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { shownOf } from '../content/check/resolve-facts';
import { type Entries, typeOfFile } from '../content/model/collections';
import { searchEntry, seo } from '../content/model/fields';
import { parseMarkdown } from '../content/read/parse-markdown';
import { ARTICLE_INDEX, ARTICLE_WORDS, PAGES, questionPath, SERVICES, servicePath, termPath } from '../routes';
import { type ArticleIndex, toArticleIndex } from '../utils/article-index';
import { type ArticleWords, type OtherPage, topTerms } from '../utils/article-words';
import { fillFacts } from '../utils/fact-placeholders';
import { PLACEHOLDER } from '../utils/fill-template';
import { withoutLinks } from '../utils/inline-links';
import { OFFERS_ID } from '../utils/page-ids';
import { fillPrices } from '../utils/prices';
import { straight } from '../utils/straight';
import { faqQuestions, glossaryTerms } from './entry-anchors';
import { readWords } from './markdown/read-words';
import { type NodeFields, nodesOf } from './nodes';

/** A page, or a place on one, as the search takes it. */
interface SearchedPage {
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Other names and words by which it is found. They are not shown. */
  readonly names: string;
  /** What it says; the sentence that matches is shown. */
  readonly text: string;
}

/** The types of the entries of YAML files. */
type EntryType = keyof Entries;

/** The entries of a type, in the order of their file. */
export type Read = <Type extends EntryType>(type: Type) => readonly NodeFields[Type][];

/** Texts as the search takes them, without names in braces. */
function joined(...texts: readonly (string | readonly string[] | undefined)[]): string {
  return texts
    .flatMap((text) => text ?? [])
    .join('\n')
    .replace(PLACEHOLDER, '');
}

function questions(read: Read, kind: string): SearchedPage[] {
  const plans = read('PricingPlan');
  return faqQuestions(read('Faq')).map(({ question, anchor, answer, searchWords }) => ({
    kind,
    title: question,
    path: questionPath(anchor),
    names: joined(searchWords),
    text: joined(fillPrices(withoutLinks(answer), plans)),
  }));
}

function services(read: Read, kind: string): SearchedPage[] {
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
  const offers = read('Offer').map(({ title, description }) => ({
    kind,
    title,
    path: `${SERVICES}#${OFFERS_ID}`,
    names: '',
    text: joined(description),
  }));
  return [...own, ...offers];
}

function terms(read: Read, kind: string): SearchedPage[] {
  return glossaryTerms(read('GlossaryTerm')).map(({ term, anchor, spellings, full, meaning }) => ({
    kind,
    title: term,
    path: termPath(anchor),
    names: joined(spellings, full),
    text: meaning,
  }));
}

/** What the file of a page says where the search finds it. */
const FOUND_PAGE = z.object({ search: searchEntry, seo });

/** Every page whose own file says how the search finds it. */
function pages(read: Read, kind: string): SearchedPage[] {
  return PAGES.flatMap(({ path, files: [file] }) => {
    const type = typeOfFile(file);
    const [copy] = type ? read(type) : [];
    const { data } = FOUND_PAGE.safeParse(copy);
    if (!data) return [];
    const { search, seo } = data;
    return [{ kind: search.kind ?? kind, title: search.title, path, names: search.text, text: seo.description }];
  });
}

/**
 * What the search finds besides the articles: questions, services, terms, and pages that say how they are found.
 * @param read gives the entries of a type
 */
function searchPages(read: Read): { kinds: string[]; others: OtherPage[] } {
  const names = read('BlogCopy')[0]?.elsewhere;
  if (!names) return { kinds: [], others: [] };
  const found = [
    ...pages(read, names.page),
    ...services(read, names.service),
    ...questions(read, names.question),
    ...terms(read, names.term),
  ];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return {
    kinds,
    others: found.map(({ kind, title, path, names, text }) => [kinds.indexOf(kind), title, path, names, text]),
  };
}

/**
 * What the search knows besides the titles and excerpts of articles.
 * @param texts the markdown of the articles, in their order, with the values of facts
 */
export function searchWords(read: Read, texts: readonly string[]): ArticleWords {
  return {
    synonyms: read('Synonym').map(({ words }) => words.map(straight)),
    ignored: read('BlogCopy')[0]?.ignoredWords ?? [],
    articles: topTerms(texts.map((text) => readWords(parseMarkdown(text)))),
    ...searchPages(read),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Writes what search on the listing reads: every post without picture or body, and apart from it their words and those
 * of other pages.
 */
export async function writeSearchIndex(args: NodePluginArgs): Promise<void> {
  const newestFirst = nodesOf(args, 'Post').sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
  const index: ArticleIndex = toArticleIndex(newestFirst);
  const words = searchWords(
    (type) => nodesOf(args, type).sort((a, b) => a.order - b.order),
    newestFirst.map(({ internal, facts }) => fillFacts(internal.content ?? '', shownOf(facts))),
  );
  const publicFolder = path.join(args.store.getState().program.directory, 'public');
  await mkdir(path.join(publicFolder, path.dirname(ARTICLE_INDEX)), { recursive: true });
  await writeFile(path.join(publicFolder, ARTICLE_INDEX), JSON.stringify(index));
  await writeFile(path.join(publicFolder, ARTICLE_WORDS), JSON.stringify(words));
}
