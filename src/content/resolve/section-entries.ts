import type { Entries } from '../model/collections';
import type { PageSection } from '../model/page';
import { type ContentFiles, entriesOf } from '../read/content-files';
import { aboutDocument, type Documents } from './documents';
import type { Shown, ShownEntries } from './entries';
import { eventsOf } from './events';

/** What sections choose from. */
export interface Available extends Pick<Shown, 'lists' | 'one'> {
  readonly files: ContentFiles;
  /** The visible articles, newest first. */
  readonly articles: readonly { readonly slug: string; readonly category: string }[];
  readonly documents: Documents;
}

interface ShownField {
  /** Its type: of entries, or of a text. */
  readonly type: string;
  /** The field by which entries are named; without it, the value itself is shown. */
  readonly by?: string;
  readonly of: (section: never, available: Available) => unknown;
}

type SectionOf<Type extends PageSection['type']> = Extract<PageSection, { readonly type: Type }>;

const NEWEST = 3;

/** All entries of a type, by a field. */
const all = <Type extends keyof Entries>(type: Type, by: keyof ShownEntries[Type] & string): ShownField => ({
  type: `[${type}!]!`,
  by,
  of: (_section, { lists }) => lists[type].map((entry) => entry[by]),
});

/** The only entry of a file, which is its first. */
const only = (type: keyof Entries): ShownField => ({ type: `${type}!`, by: 'order', of: () => 0 });

/** The ids of the questions: of those that the section names, in this order, or of all. */
function questionsOf({ questions }: SectionOf<'questions'>, { files, lists }: Available): string[] {
  const ids = lists.Faq.map(({ anchor }) => anchor);
  const written = entriesOf(files, 'Faq').map(({ question }) => question);
  return questions?.flatMap((wanted) => ids.filter((_, order) => written[order] === wanted)) ?? ids;
}

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

const payUrlsOf = (_section: never, { lists }: Available): string[] =>
  lists.PricingPlan.flatMap(({ payLink }) => payLink?.url ?? []);

/** What each section kind shows from other files, by field. */
export const SECTION_ENTRIES: Readonly<Partial<Record<PageSection['type'], Readonly<Record<string, ShownField>>>>> = {
  prices: {
    service: { type: 'Service!', by: 'slug', of: ({ service }: SectionOf<'prices'>) => service },
  },
  questions: { questions: { type: '[Faq!]!', by: 'anchor', of: questionsOf } },
  articles: {
    articles: { type: '[Post!]!', by: 'slug', of: articlesOf },
    readMore: { type: 'String!', of: (_, { one }) => one.BlogCopy.readMore },
  },
  events: {
    events: {
      type: '[Event!]!',
      by: 'slug',
      of: (section, { lists }) => eventsOf(section, lists.Event).map(({ slug }) => slug),
    },
    copy: only('SectionCopy'),
  },
  downloads: {
    abouts: { type: '[String!]!', of: aboutsOf },
    copy: only('SectionCopy'),
  },
  tools: { tools: all('Tool', 'href') },
  services: { services: all('Service', 'slug') },
  'service-cards': { services: all('Service', 'slug') },
  story: { story: only('Story'), settings: only('SiteSettings') },
  'contact-form': { contactForm: only('ContactForm'), settings: only('SiteSettings') },
  newsletter: { newsletter: only('Newsletter'), settings: only('SiteSettings') },
  privacy: {
    payUrls: { type: '[String!]!', of: payUrlsOf },
    contactForm: only('ContactForm'),
    settings: only('SiteSettings'),
    providers: all('Provider', 'provider'),
  },
};
