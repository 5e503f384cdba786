import type { PageSection } from '../content/model/page';
import { typographic } from '../utils/typography';
import { allOf, type NodeOf, type NodeType, type ResolverContext } from './nodes';
import { RESOLVED_FIELDS, sectionType } from './page-graphql';

type SectionOf<Type extends PageSection['type']> = Extract<PageSection, { readonly type: Type }>;
type Resolve = (section: never, args: unknown, context: ResolverContext) => unknown;

/** The articles that a section shows where it names none. */
const NEWEST = 3;

const inOrder =
  <Type extends 'Service' | 'Tool' | 'Provider' | 'Faq'>(type: Type): Resolve =>
  async (_section, _args, context) =>
    (await allOf(type, context)).toSorted((a, b) => a.order - b.order);

const only =
  (type: NodeType): Resolve =>
  (_section, _args, { nodeModel }) =>
    nodeModel.findOne({ type });

async function serviceOf({ service }: SectionOf<'prices'>, _args: unknown, { nodeModel }: ResolverContext) {
  return nodeModel.findOne({ type: 'Service', query: { filter: { slug: { eq: service } } } });
}

async function questionsOf({ questions }: SectionOf<'questions'>, _args: unknown, context: ResolverContext) {
  const all = (await allOf('Faq', context)).toSorted((a, b) => a.order - b.order);
  // Nodes hold the words as pages show them, with typographic signs.
  const named = questions?.map((wanted) => all.filter(({ question }) => question === typographic(wanted)));
  return named?.flat() ?? all;
}

async function articlesOf(
  { category, slugs }: SectionOf<'articles'>,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<NodeOf<'Post'>[]> {
  const query = {
    filter: slugs ? { slug: { in: slugs } } : category ? { category: { eq: category } } : {},
    sort: [{ date: 'DESC' }, { slug: 'ASC' }],
    limit: slugs ? slugs.length : NEWEST,
  };
  const { entries } = await nodeModel.findAll({ type: 'Post', query });
  const found = [...entries];
  return slugs ? slugs.flatMap((slug) => found.filter((post) => post.slug === slug)) : found;
}

const readMore: Resolve = async (_section, _args, { nodeModel }) =>
  (await nodeModel.findOne({ type: 'BlogCopy' }))?.readMore ?? '';

const RESOLVERS: Readonly<Record<string, Resolve>> = {
  'prices.service': serviceOf,
  'prices.words': async (_section, _args, { nodeModel }) =>
    (await nodeModel.findOne({ type: 'InterfaceText' }))?.prices ?? null,
  'questions.questions': questionsOf,
  'articles.articles': articlesOf,
  'articles.readMore': readMore,
  'tools.tools': inOrder('Tool'),
  'services.services': inOrder('Service'),
  'service-cards.services': inOrder('Service'),
  'story.story': only('Story'),
  'privacy.providers': inOrder('Provider'),
};

/** What fields of this name show in every section that has them. */
const COMMON: Readonly<Record<string, Resolve>> = {
  settings: only('SiteSettings'),
  contactForm: only('ContactForm'),
  newsletter: only('Newsletter'),
};

/** Finds what sections show besides their own fields, by the types of `RESOLVED_FIELDS`. */
export const sectionResolvers = Object.fromEntries(
  Object.entries(RESOLVED_FIELDS).map(([type, fields]) => [
    sectionType(type),
    Object.fromEntries(
      Object.keys(fields).map((field) => [field, { resolve: RESOLVERS[`${type}.${field}`] ?? COMMON[field] }]),
    ),
  ]),
);
