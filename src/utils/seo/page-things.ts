import type {
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ItemList,
  ProfilePageLeaf,
  QuestionLeaf,
  Thing,
  WebPage,
  WebPageLeaf,
} from 'schema-dts';
import { absoluteUrl } from '../../routes';
import { blogPosting } from './article-thing';
import type { Crumb, PageFacts, SiteFacts, Subject } from './facts';
import { founderId, organizationId, pageId, websiteId } from './ids';
import { serviceThing } from './service-thing';
import { founder } from './site-things';
import { termSet } from './term-set';
import { toolId, toolThing } from './tool-thing';

const breadcrumbsId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#breadcrumbs`);

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbList(siteUrl: string, path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(siteUrl, path),
    itemListElement: trail.map((crumb, index) => ({
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
function questionThing({ question, answer }: { question: string; answer: string }): QuestionLeaf {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer.trim() } };
}

type PageLeaf = WebPageLeaf | FAQPageLeaf | CollectionPageLeaf | ProfilePageLeaf | ContactPageLeaf;

/** The page's own type and main entity, by what it is about. */
function typeOfPage(site: SiteFacts, path: string, subject: Subject | undefined): PageLeaf {
  switch (subject?.kind) {
    case 'questions':
      return { '@type': 'FAQPage', mainEntity: subject.questions.map(questionThing) };
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
export function webPage(site: SiteFacts, { path, title, description, trail, subject }: PageFacts): WebPage {
  const { siteUrl, language } = site;
  return {
    ...typeOfPage(site, path, subject),
    '@id': pageId(siteUrl, path),
    url: absoluteUrl(siteUrl, path),
    name: title,
    // An article says it of itself.
    ...(subject?.kind !== 'article' && { description }),
    inLanguage: language,
    isPartOf: { '@id': websiteId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    ...(trail.length > 0 && { breadcrumb: { '@id': breadcrumbsId(siteUrl, path) } }),
  };
}

/** The things that a page shows beyond itself. */
export function subjectThings(site: SiteFacts, page: PageFacts): Thing[] {
  const { subject } = page;
  switch (subject?.kind) {
    case 'article':
      return [blogPosting(site, page, subject)];
    case 'services':
      return subject.services.map((service) => serviceThing(site, service));
    case 'tool':
      return [toolThing(site, page, subject.name)];
    case 'founder':
      return [{ ...founder(site), description: subject.text, image: absoluteUrl(site.siteUrl, subject.image) }];
    default:
      return [];
  }
}
