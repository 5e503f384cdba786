import { ABOUT } from '../../routes';
import { withoutLinks } from '../../utils/inline-links';
import type { PageSubjects } from './json-ld';
import type { ServiceMeta } from './service-json-ld';

type Page = Pick<Queries.OwnedPageQuery['page'], 'path' | 'sections' | 'socialCard' | 'updatedTime'>;

/**
 * A page's subjects, from its sections: prices are a service's offers, questions an FAQ, the story (on the about page only)
 * the founder.
 * @param lead the page's own description
 */
export function pageSubjects({ path, sections, socialCard, updatedTime }: Page, lead: string): PageSubjects {
  const questions = sections.flatMap((section) =>
    section.__typename === 'QuestionsSection'
      ? section.questions.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }))
      : [],
  );
  const services = sections.flatMap((section): ServiceMeta[] => {
    if (section.__typename === 'PricesSection') return [{ ...section.service, path, description: lead }];
    if (section.__typename !== 'ServicesSection') return [];
    return section.services.map(({ slug, title, plans, longDescription, pageUrl }) => ({
      slug,
      title,
      description: longDescription,
      path: pageUrl ?? path,
      plans,
      lowestOnly: true,
    }));
  });
  const story = path === ABOUT ? sections.find((section) => section.__typename === 'StorySection')?.story : undefined;
  const image = story?.portrait.childImageSharp?.gatsbyImageData.images.fallback?.src ?? socialCard;
  return {
    questions,
    services,
    updated: updatedTime,
    ...(story && { founder: { text: story.paragraphs[0] ?? '', image } }),
  };
}
