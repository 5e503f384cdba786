import type { PageSection } from '../content/model/page';
import { typographic } from '../markdown/typography';
import { allOf, type NodeOf, type NodeType, type ResolverContext } from './nodes';

type SectionOf<Type extends PageSection['type']> = Extract<PageSection, { readonly type: Type }>;
type Resolve = (section: never, args: unknown, context: ResolverContext) => unknown;

/** A section's GraphQL type: `HeroSection` for `hero`. */
export function sectionType(type: string): string {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Section`;
}

/** The articles of a section that names none. */
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
  // Nodes hold texts for display, with typographic characters.
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
  return slugs ? [...new Set(slugs)].flatMap((slug) => found.filter((post) => post.slug === slug)) : found;
}

const readMore: Resolve = async (_section, _args, { nodeModel }) =>
  (await nodeModel.findOne({ type: 'BlogCopy' }))?.readMore ?? '';

const words: Resolve = async (_section, _args, { nodeModel }) =>
  (await nodeModel.findOne({ type: 'InterfaceText' }))?.prices ?? null;

interface ResolvedField {
  readonly type: string;
  readonly resolve: Resolve;
}

const services: ResolvedField = { type: '[Service!]!', resolve: inOrder('Service') };
const settings: ResolvedField = { type: 'SiteSettings!', resolve: only('SiteSettings') };
const contactForm: ResolvedField = { type: 'ContactForm!', resolve: only('ContactForm') };

/** Fields that sections resolve from other nodes: each one's GraphQL type and resolver. */
export const RESOLVED_FIELDS: Readonly<Partial<Record<PageSection['type'], Readonly<Record<string, ResolvedField>>>>> =
  {
    prices: {
      service: { type: 'Service!', resolve: serviceOf },
      words: { type: 'InterfaceTextPrices!', resolve: words },
    },
    questions: { questions: { type: '[Faq!]!', resolve: questionsOf } },
    articles: {
      articles: { type: '[Post!]!', resolve: articlesOf },
      readMore: { type: 'String!', resolve: readMore },
    },
    tools: { tools: { type: '[Tool!]!', resolve: inOrder('Tool') } },
    services: { services },
    'service-cards': { services },
    story: { story: { type: 'Story!', resolve: only('Story') }, settings },
    'contact-form': { contactForm, settings },
    newsletter: { newsletter: { type: 'Newsletter!', resolve: only('Newsletter') }, settings },
    privacy: { contactForm, settings, providers: { type: '[Provider!]!', resolve: inOrder('Provider') } },
  };

/** The sections' resolvers, by GraphQL type. */
export const sectionResolvers = Object.fromEntries(
  Object.entries(RESOLVED_FIELDS).map(([type, fields]) => [
    sectionType(type),
    Object.fromEntries(Object.entries(fields).map(([name, { resolve }]) => [name, { resolve }])),
  ]),
);
