import type {
  AggregateOffer,
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPageLeaf,
  DefinedTermSet,
  FAQPageLeaf,
  Graph,
  ItemList,
  Offer,
  ProfilePageLeaf,
  QuestionLeaf,
  Service,
  Thing,
  WebApplication,
  WebPage,
  WebPageLeaf,
} from 'schema-dts';
import { absoluteUrl, GLOSSARY, termPath } from '../../routes';
import { lowestPrice } from '../prices';
import { blogPosting } from './article-json-ld';
import type { Crumb, OfferMeta, PageMeta, ServiceMeta, SiteMeta, Subject } from './page-meta';
import { founder, founderId, organization, organizationId, pageId, website, websiteId } from './site-json-ld';

/** @see https://schema.org/DefinedTermSet */
function termSet({ siteUrl }: SiteMeta, { name, terms }: Extract<Subject, { kind: 'terms' }>): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name,
    url: absoluteUrl(siteUrl, GLOSSARY),
    hasDefinedTerm: terms.map(({ term, meaning, anchor }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: meaning,
      url: absoluteUrl(siteUrl, termPath(anchor)),
    })),
  };
}

/** The id of a page's tool. */
const toolId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#tool`);

/** A tool that runs on its page. @see https://schema.org/WebApplication */
function toolJsonLd({ siteUrl, language }: SiteMeta, { path, description }: PageMeta, name: string): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': toolId(siteUrl, path),
    name,
    description,
    url: absoluteUrl(siteUrl, path),
    inLanguage: language,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    provider: { '@id': organizationId(siteUrl) },
  };
}

const breadcrumbsId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#breadcrumbs`);

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

function articleList(siteUrl: string, articles: readonly { title: string; path: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(siteUrl, path),
    })),
  };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/faqpage */
function questionJsonLd({ question, answer }: { question: string; answer: string }): QuestionLeaf {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer.trim() } };
}

type PageLeaf = WebPageLeaf | FAQPageLeaf | CollectionPageLeaf | ProfilePageLeaf | ContactPageLeaf;

/** The page's schema.org type and main entity, depending on its subject. */
function typeOfPage(site: SiteMeta, path: string, subject: Subject | undefined): PageLeaf {
  switch (subject?.kind) {
    case 'questions':
      return { '@type': 'FAQPage', mainEntity: subject.questions.map(questionJsonLd) };
    case 'articles':
      return { '@type': 'CollectionPage', mainEntity: articleList(site.siteUrl, subject.articles) };
    case 'founder':
      return { '@type': 'ProfilePage', mainEntity: { '@id': founderId(site.siteUrl) } };
    case 'terms':
      return { '@type': 'WebPage', mainEntity: termSet(site, subject) };
    case 'contact':
      return { '@type': 'ContactPage' };
    case 'tool':
      return { '@type': 'WebPage', mainEntity: { '@id': toolId(site.siteUrl, path) } };
    case 'article':
      return { '@type': 'WebPage', ...(subject.reviewed && { lastReviewed: subject.reviewed }) };
    default:
      return { '@type': 'WebPage' };
  }
}

/** The page itself, part of the site. */
function webPage(site: SiteMeta, { path, title, description, crumbs, subjects }: PageMeta): WebPage {
  const { siteUrl, language } = site;
  const [subject] = subjects;
  return {
    ...typeOfPage(site, path, subject),
    '@id': pageId(siteUrl, path),
    url: absoluteUrl(siteUrl, path),
    name: title,
    // An article has its own description.
    ...(subject?.kind !== 'article' && { description }),
    inLanguage: language,
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(crumbs.length > 0 && { breadcrumb: { '@id': breadcrumbsId(siteUrl, path) } }),
  };
}

/** The nodes for one subject of the page. */
function subjectJsonLd(site: SiteMeta, page: PageMeta, subject: Subject): Thing[] {
  switch (subject.kind) {
    case 'article':
      return [blogPosting(site, page, subject)];
    case 'services':
      return subject.services.map((service) => serviceJsonLd(site, service));
    case 'tool':
      return [toolJsonLd(site, page, subject.name)];
    case 'founder':
      return [{ ...founder(site), description: subject.text, image: absoluteUrl(site.siteUrl, subject.image) }];
    default:
      return [];
  }
}

/**
 * A price, with the list price beside it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing (Offer, sale prices)
 */
function offer({ name, price, listPrice, currency }: OfferMeta, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency,
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/ListPrice',
      price: listPrice,
      priceCurrency: currency,
    },
  };
}

function lowestOffer(offers: readonly OfferMeta[], url: string): AggregateOffer | undefined {
  const lowest = lowestPrice(offers);
  return lowest && { '@type': 'AggregateOffer', lowPrice: lowest.price, priceCurrency: lowest.currency, url };
}

/** A service of the business with the prices shown on the page. */
function serviceJsonLd({ siteUrl }: SiteMeta, service: ServiceMeta): Service {
  const { slug, title, description, path, offers, lowestOnly = false } = service;
  const url = absoluteUrl(siteUrl, path);
  const prices = lowestOnly ? lowestOffer(offers, url) : offers.map((entry) => offer(entry, url));
  return {
    '@type': 'Service',
    '@id': `${url}#${slug}`,
    name: title,
    description,
    url,
    provider: { '@id': organizationId(siteUrl) },
    ...(prices && offers.length > 0 && { offers: prices }),
  };
}

/** A page's structured data (JSON-LD): one graph whose nodes refer to each other by id. */
export function pageGraph(site: SiteMeta, page: PageMeta): Graph {
  const { path, crumbs } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      webPage(site, page),
      ...(crumbs.length > 0 ? [breadcrumbList(site.siteUrl, path, crumbs)] : []),
      ...page.subjects.flatMap((subject) => subjectJsonLd(site, page, subject)),
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
