import type {
  AboutPageLeaf,
  BlogPosting,
  BreadcrumbList,
  FAQPageLeaf,
  Graph,
  OrganizationLeaf,
  PersonLeaf,
  ProfilePageLeaf,
  QuestionLeaf,
  WebPage,
  WebPageLeaf,
  WebSite,
} from 'schema-dts';
import type { Crumb } from '../../hooks/use-breadcrumbs';
import type { useSiteSettings } from '../../hooks/use-site-settings';
import { ABOUT, absoluteUrl, HOME, ICON_512 } from '../../routes';
import { momentOf } from '../../utils/calendar';
import { type EventMeta, eventJsonLd } from './event-json-ld';
import { type ServiceMeta, serviceJsonLd } from './service-json-ld';

type Site = ReturnType<typeof useSiteSettings>;

type Person = Queries.PersonFieldsFragment;

/** An article's own data; dates are ISO days, the picture is a URL or path. */
export interface ArticleMeta {
  readonly published: string;
  readonly updated: string | null;
  /** The day the whole article was last checked against its sources. */
  readonly reviewed: string | null;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly authors: readonly Person[];
  readonly reviewedBy: Person | null;
  /** Where it appeared first; that page is the canonical one. */
  readonly originally: Queries.ArticlePageQuery['post']['originally'];
  readonly category: string;
  readonly image: string;
}

/** What a page is about, as far as search engines have a type for it. */
export interface PageSubjects {
  readonly article?: ArticleMeta;
  /** The day of a text page's last change, as YYYY-MM-DD. */
  readonly updated?: string | null;
  readonly services?: readonly ServiceMeta[];
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  readonly events?: readonly EventMeta[];
  readonly founder?: { readonly text: string; readonly image: string };
}

/** A page's data; `subjects` only where the page shows any. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  readonly subjects: PageSubjects;
}

const organizationId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#organization');
const websiteId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#website');
const pageId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#webpage`);
const breadcrumbsId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#breadcrumbs`);

/**
 * The business. An Organization, not a ProfessionalService: that is a LocalBusiness, for which Google requires a postal
 * address, and the site shows none.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
function organization({ brand, siteUrl, email, social, contact }: Site): OrganizationLeaf {
  const { number: telephone } = contact?.telephone ?? contact?.whatsapp ?? {};
  const profiles = social.flatMap(({ href }) => href ?? []);
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.name,
    url: absoluteUrl(siteUrl, HOME),
    logo: absoluteUrl(siteUrl, ICON_512),
    description: brand.description,
    email,
    ...(telephone && { telephone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
function website({ brand, siteUrl, language }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: brand.name,
    url: absoluteUrl(siteUrl, HOME),
    inLanguage: language,
    publisher: { '@id': organizationId(siteUrl) },
  };
}

/** The founder; undefined unless the settings give a real person's name. */
function person({ siteUrl, founder: { name, role, isRealName } }: Site): PersonLeaf | undefined {
  if (!isRealName) return undefined;
  return {
    '@type': 'Person',
    '@id': absoluteUrl(siteUrl, `${ABOUT}#founder`),
    name,
    jobTitle: role,
    url: absoluteUrl(siteUrl, ABOUT),
    worksFor: { '@id': organizationId(siteUrl) },
  };
}

/**
 * A person who wrote or reviewed an article; undefined without a real name.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article#author-bp
 */
function personJsonLd(siteUrl: string, { isRealName, name, role, qualifications, text, href, links }: Person) {
  const profiles = (links ?? []).map(({ url }) => url);
  const url = href ? absoluteUrl(siteUrl, href) : profiles[0];
  const known = {
    ...(qualifications && { honorificSuffix: qualifications }),
    ...(url && { url }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  return isRealName ? { '@type': 'Person' as const, name, jobTitle: role, description: text, ...known } : undefined;
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
function blogPosting(site: Site, { path, title, description }: PageMeta, article: ArticleMeta): BlogPosting {
  const { siteUrl, language, brand } = site;
  const url = absoluteUrl(siteUrl, path);
  const { sources, originally } = article;
  const authors = article.authors.flatMap((each) => personJsonLd(siteUrl, each) ?? []);
  const publisher: OrganizationLeaf = {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.name,
    url: absoluteUrl(siteUrl, HOME),
  };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    image: [absoluteUrl(siteUrl, article.image)],
    datePublished: momentOf(article.published),
    dateModified: momentOf(article.updated ?? article.published),
    author: authors.length > 0 ? authors : (article.authors.length === 0 && person(site)) || publisher,
    publisher,
    articleSection: article.category,
    inLanguage: language,
    ...(sources.length > 0 && {
      citation: sources.map((source) => ({ '@type': 'CreativeWork' as const, name: source.title, url: source.url })),
    }),
    ...(originally && {
      isBasedOn: {
        '@type': 'CreativeWork' as const,
        url: originally.url,
        publisher: { '@type': 'Organization' as const, name: originally.title },
      },
    }),
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
  };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbList(siteUrl: string, path: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(siteUrl, path),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(siteUrl, crumb.href),
    })),
  };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/faqpage */
function questionJsonLd({ question, answer }: { question: string; answer: string }): QuestionLeaf {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer.trim() } };
}

type PageLeaf = WebPageLeaf | FAQPageLeaf | ProfilePageLeaf | AboutPageLeaf;

/**
 * The page's schema.org type and main entity. A profile must be a named person's.
 * @see https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
function typeOfPage(site: Site, { path, subjects: { questions = [], founder, article } }: PageMeta): PageLeaf {
  const named = person(site);
  if (questions.length > 0) return { '@type': 'FAQPage', mainEntity: questions.map(questionJsonLd) };
  if (founder && named) {
    const image = absoluteUrl(site.siteUrl, founder.image);
    return { '@type': 'ProfilePage', mainEntity: { ...named, description: founder.text, image } };
  }
  if (path === ABOUT) return { '@type': 'AboutPage' };
  const reviewer = article?.reviewedBy && personJsonLd(site.siteUrl, article.reviewedBy);
  return {
    '@type': 'WebPage',
    ...(article?.reviewed && { lastReviewed: article.reviewed }),
    ...(reviewer && { reviewedBy: reviewer }),
  };
}

function webPage(site: Site, page: PageMeta): WebPage {
  const { siteUrl, language } = site;
  const { path, title, description, crumbs, subjects } = page;
  return {
    ...typeOfPage(site, page),
    '@id': pageId(siteUrl, path),
    url: absoluteUrl(siteUrl, path),
    name: title,
    // An article has its own description.
    ...(!subjects.article && { description }),
    inLanguage: language,
    ...(subjects.updated && { dateModified: momentOf(subjects.updated) }),
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(crumbs.length > 0 && { breadcrumb: { '@id': breadcrumbsId(siteUrl, path) } }),
  };
}

/** A page's structured data (JSON-LD): one graph whose nodes refer to each other by id. */
export function pageGraph(site: Site, page: PageMeta): Graph {
  const { path, crumbs, subjects } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      webPage(site, page),
      ...(crumbs.length > 0 ? [breadcrumbList(site.siteUrl, path, crumbs)] : []),
      ...(subjects.article ? [blogPosting(site, page, subjects.article)] : []),
      ...(subjects.events ?? []).map((event) => eventJsonLd(site, organizationId(site.siteUrl), event)),
      ...(subjects.services ?? []).map((service) => serviceJsonLd(site.siteUrl, organizationId(site.siteUrl), service)),
    ],
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '&': '\\u0026' };

/**
 * Serialises a graph for a script element so that no tag can begin in it. Gatsby parses the Head again and decodes character
 * references even inside scripts (gatsby/cache-dir/head/head-export-handler-for-ssr.js), so it must not contain any of those
 * either.
 */
export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<&]/g, (character) => ESCAPES[character] ?? character);
}
