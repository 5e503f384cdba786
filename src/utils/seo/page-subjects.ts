import { ABOUT } from '../../routes';
import { withoutLinks } from '../inline-links';
import type { OfferMeta, Subject } from './page-meta';

interface PricedService {
  readonly slug: string;
  readonly title: string;
  readonly plans: readonly OfferMeta[];
}

/** The sections that yield structured data. */
type SectionMeta =
  | {
      readonly __typename: 'QuestionsSection';
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    }
  | { readonly __typename: 'PricesSection'; readonly service: PricedService }
  | {
      readonly __typename: 'ServicesSection';
      readonly services: readonly (PricedService & {
        readonly longDescription: string;
        readonly pageUrl: string | null;
      })[];
    }
  | {
      readonly __typename: 'ToolsSection';
      readonly title: string | null;
      readonly tools: readonly { readonly title: string; readonly href: string }[];
    }
  | {
      readonly __typename: 'StorySection';
      readonly story: {
        readonly paragraphs: readonly string[];
        readonly portrait: {
          readonly childImageSharp: {
            readonly gatsbyImageData: { readonly images: { readonly fallback?: { readonly src: string } } };
          } | null;
        } | null;
      };
    };

interface PageOfSections {
  readonly path: string;
  readonly sections: readonly { readonly __typename: string }[];
  readonly socialCard: string;
}

const KINDS: readonly string[] = [
  'QuestionsSection',
  'PricesSection',
  'ServicesSection',
  'ToolsSection',
  'StorySection',
];
const isMeta = (section: { readonly __typename: string }): section is SectionMeta => KINDS.includes(section.__typename);

function subjectsOf(section: SectionMeta, { path, socialCard }: PageOfSections, lead: string): Subject | undefined {
  switch (section.__typename) {
    case 'QuestionsSection': {
      const questions = section.questions.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }));
      return { kind: 'questions', questions };
    }
    case 'PricesSection': {
      const { plans, ...service } = section.service;
      return { kind: 'services', services: [{ ...service, path, description: lead, offers: plans }] };
    }
    case 'ServicesSection': {
      const services = section.services.map(({ plans, longDescription, pageUrl, ...service }) => ({
        ...service,
        description: longDescription,
        path: pageUrl ?? path,
        offers: plans,
        lowestOnly: true,
      }));
      return { kind: 'services', services };
    }
    case 'ToolsSection': {
      const articles = section.tools.map(({ title, href }) => ({ title, path: href }));
      // With its own heading, the section links to another page.
      return section.title ? undefined : { kind: 'articles', articles };
    }
    case 'StorySection': {
      const { paragraphs, portrait } = section.story;
      const image = portrait?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? socialCard;
      return path === ABOUT ? { kind: 'founder', text: paragraphs[0] ?? '', image } : undefined;
    }
  }
}

/**
 * A page's subjects, from its sections: prices are a service's offers, questions an FAQ, the story (on the about page only)
 * the founder.
 * @param lead the page's own description
 */
export function pageSubjects(page: PageOfSections, lead: string): Subject[] {
  return page.sections.filter(isMeta).flatMap((section) => subjectsOf(section, page, lead) ?? []);
}
