import Chip from '@mui/material/Chip';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BookButton } from '../components/sections/BookButton';
import { ContactSection } from '../components/sections/ContactSection';
import { PageHero } from '../components/sections/PageHero';
import { ServicesSection } from '../components/sections/ServicesSection';
import { StorySection } from '../components/sections/StorySection';
import { ToolsSection } from '../components/sections/ToolsSection';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { ArrowLink } from '../components/ui/ArrowLink';
import { Icon } from '../components/ui/Icon';
import { ABOUT } from '../routes';
import { HOME_SECTIONS } from '../utils/page-ids';

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { hero, services, story, tools } = data.copy;
  const { founder, socialProof } = data.settings;
  const founderStory = data.about.story;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.text}
        badge={<Chip size="small" icon={<Icon name="spark" size={20} />} label={socialProof.badge} />}
        image={hero.image}
        imageAlt={hero.imageAlt}
        tone="plain"
      >
        <BookButton size="large">{hero.bookLabel}</BookButton>
      </PageHero>
      <ServicesSection {...services} id={HOME_SECTIONS.services} services={data.services.nodes} />
      <StorySection
        id={HOME_SECTIONS.about}
        title={founderStory.title}
        paragraphs={[founderStory.summary]}
        badges={founderStory.badges}
        portrait={founderStory.portrait}
        portraitAlt={founderStory.portraitAlt}
        founder={founder}
      >
        <ArrowLink to={ABOUT}>{story.linkLabel}</ArrowLink>
      </StorySection>
      <ToolsSection tools={data.toolsPage.tools} heading={tools} />
      <ContactSection words={data.contactForm} settings={data.settings} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  return <PageCopyHead copy={data.copy} path={location.pathname} />;
}

export const query = graphql`
  query HomePage {
    settings: siteSettings {
      ...ContactSettings
      ...Founder
      socialProof {
        badge
      }
    }
    copy: homeCopy {
      ...HomeCopyFields
      hero {
        image {
          ...HeroPicture
        }
      }
    }
    toolsPage: toolsCopy {
      tools {
        ...ToolCard
      }
    }
    contactForm {
      ...ContactFormFields
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceFields
        image {
          ...ServicePicture
        }
      }
    }
    about: aboutCopy {
      story {
        title
        summary
        portraitAlt
        portrait {
          ...Portrait
        }
        badges {
          icon
          label
        }
      }
    }
  }
`;
