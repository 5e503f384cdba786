import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { TextPage } from '../components/article/TextPage';
import type { PageSubjects } from '../components/seo/json-ld';
import { PageHead } from '../components/seo/PageHead';
import type { ServiceMeta } from '../components/seo/service-json-ld';
import { Boundary } from '../components/ui/Boundary';
import type { Placement } from '../components/ui/Section';
import { type Crumb, useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { useInterfaceText } from '../hooks/use-site-settings';
import { ABOUT } from '../routes';
import { withoutLinks } from '../utils/inline-links';
import { ownNames } from '../utils/section-fields';
import { type PageSection, type PlacedSection, SECTION_MAP } from './section-map';

type Data = Queries.OwnedPageQuery;

/** A page from `content/pages`: its sections in order, or its text. */
export default function OwnedPage({ data }: PageProps<Data>) {
  const { page, copy } = data;
  const crumbs = usePageBreadcrumbs(page);
  const { contents } = useInterfaceText();
  const { body, seo, updated } = page;
  if (body) {
    const words = { contents, updated: copy.updated };
    return <TextPage title={seo.title} body={body} updated={updated} crumbs={crumbs} words={words} />;
  }
  const sections = page.sections.map(ownNames);
  return sections.map((section, index) => {
    // The map has a component for each kind; TypeScript cannot match it to this section.
    const Section = SECTION_MAP[section.__typename] as ComponentType<PageSection & PlacedSection>;
    const isRepeated = sections.slice(0, index).some(({ __typename }) => __typename === section.__typename);
    const place = { space: spaceOf(section, sections[index - 1]), crumbs, isRepeated };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order
      <Boundary key={index}>
        <Section {...section} {...place} />
      </Boundary>
    );
  });
}

/** Spacing to the previous section: close if both have the same background, so that their padding doesn't add up. */
function spaceOf({ background }: PageSection, before: PageSection | undefined): Placement['space'] {
  if (!before) return 'first';
  return background === before.background ? 'last' : 'full';
}

/** A page's breadcrumbs, via its parent page; none without a parent. */
function usePageBreadcrumbs({ above, label, path, breadcrumbs }: Data['page']): readonly Crumb[] {
  const crumbs = useBreadcrumbs([...(above ? [above] : []), { label, href: path }]);
  return breadcrumbs ? crumbs : [];
}

/**
 * A page's subjects, from its sections: prices are a service's offers, questions an FAQ, the story (on the about page only)
 * the founder.
 * @param lead the page's own description
 */
function pageSubjects({ path, sections, socialCard, updated }: Data['page'], lead: string): PageSubjects {
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
  const events = sections.flatMap((section) =>
    section.__typename === 'EventsSection'
      ? section.events.flatMap((event) => (event.isOver ? [] : { ...event, path }))
      : [],
  );
  const story = path === ABOUT ? sections.find((section) => section.__typename === 'StorySection')?.story : undefined;
  const image = story?.portrait.childImageSharp?.gatsbyImageData.images.fallback?.src ?? socialCard;
  return {
    questions,
    services,
    events,
    updated,
    ...(story && { founder: { text: story.paragraphs[0] ?? '', image } }),
  };
}

export function Head({ data: { page } }: HeadProps<Data>) {
  const { path, seo, sections, indexed } = page;
  const [hero] = sections;
  const lead = (hero?.__typename === 'HeroSection' && hero.lead) || seo.description;
  return (
    <PageHead
      {...seo}
      image={page.socialCard}
      path={path}
      indexed={indexed}
      crumbs={usePageBreadcrumbs(page)}
      subjects={pageSubjects(page, lead)}
    />
  );
}

export const query = graphql`
  query OwnedPage($pageId: String!) {
    copy: articleCopy {
      updated
    }
    page(id: { eq: $pageId }) {
      path
      label
      indexed
      breadcrumbs
      socialCard
      seo {
        ...SeoFields
      }
      above {
        label
        href
      }
      updated
      body {
        html
        meanings
        headings {
          id
          text
          depth
        }
      }
      sections {
        ...PageSectionFields
      }
    }
  }
`;
