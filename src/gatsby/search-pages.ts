import { YAML_KINDS } from '../content-model/kinds';
import { PAGE_FILES } from '../publishing/sitemap-pages';
import { questionPath, SERVICES, servicePath, termPath } from '../routes';
import { type OtherPage, tellingWords } from '../utils/article-words';
import { headingIds } from '../utils/heading-ids';
import { OFFERS_ID } from '../utils/page-ids';
import { glossaryTerms, type TermEntry } from './glossary';

/** A page, or a place on one, as the search takes it. */
interface SearchedPage {
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** An entry of a content file, with its place in it. */
export type Entry = Readonly<Record<string, unknown>>;

interface Kinds {
  readonly question: string;
  readonly service: string;
  readonly term: string;
  readonly page: string;
}

/** The entries of a type, in the order of their file. */
export type Read = (type: string) => readonly Entry[];

/** The texts of fields, lists included, without names in braces. */
function textOf(entry: Entry, ...fields: readonly string[]): string {
  return fields
    .flatMap((field) => entry[field] ?? [])
    .map((value) => String(value))
    .join('\n')
    .replace(/\{[^{}]*\}/g, '');
}

function questions(read: Read, kind: string): SearchedPage[] {
  const nodes = read('Faq');
  const ids = headingIds(nodes.map(({ question }) => String(question)));
  return nodes.map((node, index) => ({
    kind,
    title: String(node.question),
    path: questionPath(ids[index] ?? ''),
    text: textOf(node, 'answer'),
  }));
}

function services(read: Read, kind: string): SearchedPage[] {
  const plans = read('PricingPlan');
  const own = read('Service').map((node) => ({
    kind,
    title: String(node.title),
    path: String(node.pageUrl ?? servicePath(String(node.slug))),
    text: [
      textOf(node, 'shortDescription', 'longDescription', 'audience'),
      ...plans.filter(({ programme }) => programme === node.slug).map((plan) => textOf(plan, 'name', 'inclusions')),
    ].join('\n'),
  }));
  const offers = read('Offer').map((node) => ({
    kind,
    title: String(node.title),
    path: `${SERVICES}#${OFFERS_ID}`,
    text: textOf(node, 'description'),
  }));
  return [...own, ...offers];
}

function terms(read: Read, kind: string): SearchedPage[] {
  return glossaryTerms(read('GlossaryTerm') as unknown as TermEntry[]).map((node) => ({
    kind,
    title: node.term,
    path: termPath(node.anchor),
    text: textOf({ ...node }, 'spellings', 'full', 'meaning'),
  }));
}

/** Every page whose own file says how the search finds it. */
function pages(read: Read, kind: string): SearchedPage[] {
  return Object.entries(PAGE_FILES).flatMap(([path, [file]]) => {
    const type = YAML_KINDS.find((known) => known.file === file)?.type;
    const search = type && (read(type)[0]?.search as { kind?: string; title: string; text: string } | undefined);
    return search ? [{ kind: search.kind ?? kind, title: search.title, path, text: search.text }] : [];
  });
}

/**
 * What the search finds beside the articles: questions, services, terms, and pages that say how they are found.
 * @param read gives the entries of a type
 */
export function searchPages(read: Read): { kinds: string[]; others: OtherPage[] } {
  const names = read('BlogCopy')[0]?.elsewhere as Kinds | undefined;
  if (!names) return { kinds: [], others: [] };
  const found = [
    ...pages(read, names.page),
    ...services(read, names.service),
    ...questions(read, names.question),
    ...terms(read, names.term),
  ];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const words = tellingWords(found.map(({ text }) => text));
  return {
    kinds,
    others: found.map(({ kind, title, path }, index) => [kinds.indexOf(kind), title, path, words[index] ?? '']),
  };
}
