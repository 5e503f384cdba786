import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { BookButton } from '../components/sections/BookButton';
import { CallToAction } from '../components/sections/CallToAction';
import { FeatureSection } from '../components/sections/FeatureSection';
import { MissionSection } from '../components/sections/MissionSection';
import { PageHero } from '../components/sections/PageHero';
import { StorySection } from '../components/sections/StorySection';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { Icon } from '../components/ui/Icon';
import { SERVICES } from '../routes';

/** Who is behind the site, and why. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { about, reasons, story, callToAction } = data.copy;
  const { founder, socialProof } = data.settings;
  return (
    <>
      <PageHero title={about.title} lead={about.lead} image={about.image} imageAlt={about.imageAlt} />
      <MissionSection title={about.missionTitle} text={about.mission} />
      <FeatureSection {...reasons} features={data.reasons.nodes} columns={2} tone="wash">
        <Chip size="small" color="primary" icon={<Icon name="heart" size={20} />} label={socialProof.nursesHelped} />
      </FeatureSection>
      <StorySection {...story} founder={founder} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <BookButton>{callToAction.bookLabel}</BookButton>
        <Button component={Link} to={SERVICES} variant="outlined" color="inherit">
          {callToAction.servicesLabel}
        </Button>
      </CallToAction>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  const { socialCard, story } = data.copy;
  return (
    <PageCopyHead
      copy={data.copy}
      path={location.pathname}
      subject={{
        kind: 'founder',
        text: story.paragraphs[0] ?? '',
        image: story.portrait?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? socialCard,
      }}
    />
  );
}

export const query = graphql`
  query AboutPage {
    settings: siteSettings {
      ...Founder
      socialProof {
        nursesHelped
      }
    }
    copy: aboutCopy {
      ...AboutCopyFields
      about {
        image {
          ...HeroPicture
        }
      }
      story {
        portrait {
          ...Portrait
        }
      }
    }
    reasons: allReason(sort: { order: ASC }) {
      nodes {
        ...ReasonFields
      }
    }
  }
`;
