import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { Crumb } from '../../utils/seo/page-meta';
import { FramedPicture } from '../ui/FramedPicture';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Split } from '../ui/Split';
import { PageBreadcrumbs } from './PageBreadcrumbs';

interface PageHeroProps {
  readonly title: string;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  readonly image?: IGatsbyImageData;
  readonly imageAlt?: string;
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
export function PageHero({
  image,
  imageAlt = '',
  crumbs,
  badge,
  tone = 'wash',
  space = 'first',
  children,
  ...heading
}: PageHeroProps) {
  const words = (
    <SectionHeading level={1} {...heading} badge={crumbs ? <PageBreadcrumbs crumbs={crumbs} /> : badge}>
      {children}
    </SectionHeading>
  );
  return (
    <Section tone={tone} space={space}>
      {image ? (
        <Split media={<FramedPicture image={image} alt={imageAlt} priority sizes={SIZES} />}>{words}</Split>
      ) : (
        words
      )}
    </Section>
  );
}
