import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Crumb } from '../../utils/seo/page-meta';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Breadcrumbs } from './Breadcrumbs';
import { FramedPicture } from './FramedPicture';
import type { PictureFile } from './Picture';
import { Split } from './Split';

interface PageHeroProps {
  readonly title: string;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  readonly image?: PictureFile | null;
  readonly imageAlt?: string;
  /** What is beside the words instead of a picture. */
  readonly media?: ReactNode;
  /** Breadcrumbs over the title. */
  readonly crumbs?: readonly Crumb[];
  /** What is over the title instead of breadcrumbs. */
  readonly badge?: ReactNode;
  readonly tone?: 'plain' | 'wash';
  /** Low where visitors come for what is below it. */
  readonly space?: 'first' | 'low';
  /** Buttons and badges under the lead. */
  readonly children?: ReactNode;
}

const SIZES = '(min-width: 1216px) 520px, (min-width: 736px) 43vw, 92vw';

/** The head of a page: its h1, a lead, and a picture if there is one. */
export function PageHero(props: PageHeroProps) {
  const { image, imageAlt = '', media, crumbs, badge, tone = 'wash', space = 'first', children, ...heading } = props;
  const beside = image ? <FramedPicture image={image} alt={imageAlt} priority sizes={SIZES} /> : media;
  const words = (
    <SectionHeading
      level={1}
      flush
      wide={space === 'low'}
      {...heading}
      badge={crumbs?.length ? <Breadcrumbs crumbs={crumbs} /> : badge}
    >
      {children}
    </SectionHeading>
  );
  return (
    <Section tone={tone} space={space}>
      {beside ? <Split media={beside}>{words}</Split> : words}
    </Section>
  );
}

/** The picture of a hero, at twice the width of its widest place in CSS pixels. */
export const heroPictureFragment = graphql`
  fragment HeroPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1100, breakpoints: [400, 700, 1100])
    }
  }
`;
