import type { ReactNode } from 'react';
import type { Crumb } from '../../hooks/use-breadcrumbs';
import { FramedPicture } from '../ui/FramedPicture';
import type { PictureFile } from '../ui/Picture';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Split } from '../ui/Split';
import { Breadcrumbs } from './Breadcrumbs';

interface PageHeroProps extends Placement {
  readonly title: string;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  readonly image?: PictureFile | null;
  readonly imageAlt?: string;
  /** Shown beside the text instead of a picture. */
  readonly media?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** Shown above the title instead of breadcrumbs. */
  readonly badge?: ReactNode;
  /** Buttons and badges below the lead. */
  readonly children?: ReactNode;
}

const SIZES = '(min-width: 1216px) 520px, (min-width: 736px) 43vw, 92vw';

/** A page's hero: its h1, a lead, and an optional picture; `low` if visitors come for the content below. */
export function PageHero({ title, eyebrow, lead, crumbs, badge, children, ...hero }: PageHeroProps) {
  const { id, background = 'tinted', space = 'first', image, imageAlt = '', media } = hero;
  const beside = image ? <FramedPicture image={image} alt={imageAlt} priority sizes={SIZES} /> : media;
  const words = (
    <SectionHeading
      level={1}
      title={title}
      eyebrow={eyebrow}
      lead={lead}
      flush
      wide={space === 'low'}
      badge={crumbs?.length ? <Breadcrumbs crumbs={crumbs} /> : badge}
    >
      {children}
    </SectionHeading>
  );
  return (
    <Section id={id} background={background} space={space}>
      {beside ? <Split media={beside}>{words}</Split> : words}
    </Section>
  );
}
