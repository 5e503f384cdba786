import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { SIDE_BY_SIDE } from '../../theme/measures';
import { stack } from '../../theme/mixins';
import { ArrowLink } from '../ui/ArrowLink';
import { BadgeList } from '../ui/BadgeList';
import { FramedPicture } from '../ui/FramedPicture';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { bandOf, type PlacedSection } from './placed-section';

type StorySectionProps = Queries.StorySectionFieldsFragment & PlacedSection;

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 5rem)',
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 22rem) 1.6fr', alignItems: 'center' },
});

const Portrait = styled('figure')(({ theme }) => ({
  maxWidth: '22rem',
  '& figcaption': {
    ...theme.typography.body2,
    marginTop: 14,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  },
  width: '72%',
  marginInline: 'auto',
  [SIDE_BY_SIDE]: { width: 'auto', marginInline: 0 },
}));

const Words = styled('div')({
  ...stack(24),
  maxWidth: '42rem',
  // Four badges are two by two instead of three and one.
  '& > ul': { maxWidth: '30rem' },
});
const Paragraphs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > :first-of-type': theme.typography.subtitle1,
  '& > :not(:first-of-type)': { color: theme.vars.palette.text.secondary },
}));

/** The founder: portrait, story, badges. */
export const StorySection = withHydrationBoundary(function StorySection(section: StorySectionProps) {
  const { story, settings, short, link, ...place } = section;
  const { title, summary, badges, portrait, portraitAlt } = story;
  const { founder } = settings;
  const paragraphs = short ? [summary] : story.paragraphs;
  const titleId = useId();
  return (
    <Section {...bandOf(place)} labelledBy={titleId}>
      <Columns>
        <Portrait>
          <FramedPicture
            image={portrait}
            alt={portraitAlt}
            shape="arch"
            sizes="(min-width: 1100px) 352px, (min-width: 736px) 34vw, 66vw"
          />
          <figcaption>{founder.isRealName ? `${founder.name}, ${founder.role}` : founder.role}</figcaption>
        </Portrait>
        <Words>
          <SectionHeading id={titleId} title={title} flush />
          <Paragraphs>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Paragraphs>
          <BadgeList badges={badges} />
          {link && <ArrowLink to={link.href}>{link.label}</ArrowLink>}
        </Words>
      </Columns>
    </Section>
  );
});

/** The portrait is at twice the width of its widest place in CSS pixels. */
export const storySectionFragment = graphql`
  fragment StorySectionData on StorySection {
    story {
      ...StoryFields
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 704, breakpoints: [352, 500, 704])
        }
      }
    }
    settings {
      founder {
        name
        role
        isRealName
      }
    }
  }
`;
