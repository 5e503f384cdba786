import { z } from 'zod';
import type { ResolvedFacts } from '../../facts/resolve-facts';
import { typographic } from '../../markdown/typography';
import { contactPath } from '../../routes';
import type { Entries, SingleType } from '../model/collections';
import type { PageSection } from '../model/page';
import { service } from '../model/records';
import { editorHost, siteSettings } from '../model/site';
import { aboutDocument, type Documents } from './documents';
import { SHOWN_ENTRIES, type Shown, type ShownEntries, shownSchema } from './entries';
import { eventsOf } from './events';

/** What sections choose from. */
export interface Available extends Pick<Shown, 'lists' | 'one'> {
  /** The visible articles, newest first. */
  readonly articles: readonly { readonly slug: string; readonly category: string }[];
  readonly documents: Documents;
  readonly facts: ResolvedFacts;
}

/** What a field shows from other files. */
interface ShownField {
  /** The type and the fields that sections show, if not those that authors may write there. */
  readonly schema?: z.ZodType;
  /** Undefined where the section has its own. */
  readonly of: (section: never, available: Available) => unknown;
}

type SectionOf<Type extends PageSection['type']> = Extract<PageSection, { readonly type: Type }>;

const NEWEST = 3;

/** All entries of a type, or some of them. */
const list = <Type extends keyof Entries>(
  type: Type,
  of: (section: never, available: Available) => readonly ShownEntries[Type][] = (_section, { lists }) => lists[type],
): ShownField => ({ schema: z.array(shownSchema(type)), of });

const only = (type: SingleType): ShownField => ({ schema: shownSchema(type), of: (_section, { one }) => one[type] });

const words = (of: ShownField['of']): ShownField => ({ schema: z.string(), of });

/** Some of the settings, by a part of their schema. */
const settings = (schema: z.ZodObject): ShownField => ({ schema, of: (_section, { one }) => one.SiteSettings });

const { siteUrl, email, interests, forms, booking, business, statistics } = siteSettings.shape;
const { name, listPrice, price, currency, texts } = SHOWN_ENTRIES.PricingPlan.shape;

/** The types of the lists that cards may come from. */
const CARDS = { pillars: 'Pillar', reasons: 'Reason', 'career-services': 'CareerService' } as const;

function cardsOf({ list, linkLabel }: SectionOf<'features'>, { lists }: Available): object[] | undefined {
  if (list !== 'offers') return list && [...lists[CARDS[list]]];
  return lists.Offer.map(({ interest, ...card }) => ({
    ...card,
    link: { href: contactPath(interest), label: `${linkLabel ?? ''} ${card.title}` },
  }));
}

/** The figures, each with the page that states it. */
const figuresOf = ({ figures }: SectionOf<'figures'>, { facts }: Available): object[] =>
  figures.map(({ fact = '', ...figure }) => ({ ...figure, source: facts[fact]?.source ?? figure.source }));

/** The questions that the section names, in this order, or all. */
const questionsOf = ({ questions }: SectionOf<'questions'>, { lists }: Available): readonly ShownEntries['Faq'][] =>
  questions?.flatMap((wanted) => lists.Faq.filter(({ question }) => question === typographic(wanted))) ?? lists.Faq;

/** The people that the section names, in this order, or all. */
const peopleOf = ({ people }: SectionOf<'people'>, { lists }: Available): readonly ShownEntries['Person'][] =>
  people?.flatMap((wanted) => lists.Person.filter(({ slug }) => slug === wanted)) ?? lists.Person;

/** The slugs of the visible articles: of those that the section names, or of the newest. */
function articlesOf({ category, slugs }: SectionOf<'articles'>, { articles }: Available): string[] {
  if (slugs) return [...new Set(slugs)].filter((slug) => articles.some((article) => article.slug === slug));
  const own = articles.filter((article) => category === undefined || article.category === category);
  return own.slice(0, NEWEST).map(({ slug }) => slug);
}

function aboutsOf({ files }: SectionOf<'downloads'>, { one, documents }: Available): string[] {
  const { SectionCopy: copy, SiteSettings: settings } = one;
  return files.map(({ file }) =>
    aboutDocument(file, documents.get(file) ?? { bytes: 0 }, copy.downloads, settings.language),
  );
}

/** The names of the contact form's fields, as one text. */
const fieldLabels = (form: ShownEntries['ContactForm']): string =>
  (['name', 'email', 'phone', 'interest', 'message'] as const).map((field) => form[field].label).join(', ');

/** What each section kind shows from other files, by field. */
export const SECTION_ENTRIES: Readonly<Partial<Record<PageSection['type'], Readonly<Record<string, ShownField>>>>> = {
  features: { cards: { of: cardsOf } },
  steps: { steps: { of: ({ list }: SectionOf<'steps'>, { lists }) => list && lists.ProcessStep } },
  checklist: {
    items: {
      of: ({ list }: SectionOf<'checklist'>, { lists }) => list && lists.IncludedItem.map(({ title }) => title),
    },
  },
  figures: { figures: { of: figuresOf } },
  prices: {
    service: {
      schema: z.object({ slug: z.string(), title: z.string(), plans: z.array(shownSchema('PricingPlan')) }),
      of: (section: SectionOf<'prices'>, { lists }) => lists.Service.find(({ slug }) => slug === section.service),
    },
  },
  questions: { questions: list('Faq', questionsOf) },
  articles: {
    articles: { schema: z.array(z.object({}).meta({ graphql: 'Post', fragment: 'ArticleCard' })), of: articlesOf },
    readMore: words((_section, { one }) => one.BlogCopy.readMore),
  },
  events: {
    events: list('Event', (section, { lists }) => eventsOf(section, lists.Event)),
    copy: only('SectionCopy'),
  },
  downloads: { abouts: { schema: z.array(z.string()), of: aboutsOf }, copy: only('SectionCopy') },
  tools: { tools: list('Tool') },
  services: {
    services: {
      schema: z.array(
        z.object({
          ...service.shape,
          plans: z.array(z.object({ name, listPrice, price, currency, texts: texts.pick({ price: true }) })),
        }),
      ),
      of: (_section, { lists }) => lists.Service,
    },
  },
  people: { people: list('Person', peopleOf) },
  'service-cards': { services: list('Service') },
  story: { story: only('Story') },
  'contact-form': {
    contactForm: only('ContactForm'),
    settings: settings(z.object({ siteUrl, email, interests, forms: forms.pick({ contact: true }) })),
  },
  newsletter: {
    newsletter: only('Newsletter'),
    settings: settings(z.object({ siteUrl, forms: forms.pick({ newsletter: true }) })),
  },
  privacy: {
    payUrls: {
      schema: z.array(z.string()),
      of: (_section, { lists }) => lists.PricingPlan.flatMap(({ payLink }) => payLink?.url ?? []),
    },
    fieldLabels: words((_section, { one }) => fieldLabels(one.ContactForm)),
    settings: settings(
      z.object({
        email,
        business,
        booking,
        statistics,
        forms,
        editor: z.object({ host: editorHost.shape.host }).optional(),
      }),
    ),
    providers: list('Provider'),
  },
};
