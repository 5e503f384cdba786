import type {
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPageLeaf,
  DefinedTermSet,
  FAQPageLeaf,
  ItemList,
  ProfilePageLeaf,
  QuestionLeaf,
  Thing,
  WebApplication,
  WebPage,
  WebPageLeaf,
} from 'schema-dts';
import { absoluteUrl, GLOSSARY, termPath } from '../../routes';
import { blogPosting } from './article-json-ld';
import type { Crumb, PageMeta, SiteMeta, Subject } from './page-meta';
import { serviceJsonLd } from './service-json-ld';
import { founder, founderId, organizationId, pageId, websiteId } from './site-json-ld';

/** @see https://schema.org/DefinedTermSet */
export function termSet({ siteUrl }: SiteMeta, { name, terms }: Extract<Subject, { kind: 'terms' }>): DefinedTermSet {
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

/** The id of the tool on a page. */
export const toolId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#tool`);

/** A tool that visitors use on its page. @see https://schema.org/WebApplication */
export function toolJsonLd(
  { siteUrl, language }: SiteMeta,
  { path, description }: PageMeta,
  name: string,
): WebApplication {
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
export function breadcrumbList(siteUrl: string, path: string, crumbs: readonly Crumb[]): BreadcrumbList {
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

/** The page's own type and main entity, by what it is about. */
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
export function webPage(site: SiteMeta, { path, title, description, crumbs, subject }: PageMeta): WebPage {
  const { siteUrl, language } = site;
  return {
    ...typeOfPage(site, path, subject),
    '@id': pageId(siteUrl, path),
    url: absoluteUrl(siteUrl, path),
    name: title,
    // An article has a description of its own.
    ...(subject?.kind !== 'article' && { description }),
    inLanguage: language,
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(crumbs.length > 0 && { breadcrumb: { '@id': breadcrumbsId(siteUrl, path) } }),
  };
}

/** The nodes for what the page is about. */
export function subjectJsonLd(site: SiteMeta, page: PageMeta): Thing[] {
  const { subject } = page;
  switch (subject?.kind) {
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
