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
  /** Shown beside the text instead of a picture. */
  readonly media?: ReactNode;
  /** Breadcrumbs above the title. */
  readonly crumbs?: readonly Crumb[];
  /** Shown above the title instead of breadcrumbs. */
  readonly badge?: ReactNode;
  /** `tinted` or `plain`. */
  readonly background?: string;
  /** Less space if visitors come for the content below. */
  readonly space?: 'first' | 'low';
  /** Buttons and badges below the lead. */
  readonly children?: ReactNode;
}

const SIZES = '(min-width: 1216px) 520px, (min-width: 736px) 43vw, 92vw';

/** A page's hero: its h1, a lead, and an optional picture. */
export function PageHero(props: PageHeroProps) {
  const { image, imageAlt = '', media, crumbs, badge, children, ...heading } = props;
  const { background = 'tinted', space = 'first' } = props;
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
    <Section background={background} space={space}>
      {beside ? <Split media={beside}>{words}</Split> : words}
    </Section>
  );
}

/** A hero's picture, at twice its maximum width in CSS pixels. */
export const heroPictureFragment = graphql`
  fragment HeroPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1100, breakpoints: [400, 700, 1100])
    }
  }
`;
