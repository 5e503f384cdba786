import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Badge } from '../ui/Badge';
import { FramedPicture } from '../ui/FramedPicture';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Split } from '../ui/Split';
import { BookButton } from './BookButton';

interface HomeHeroProps {
  readonly title: string;
  readonly text: string;
  readonly bookLabel: string;
  readonly badge: string;
  readonly image: IGatsbyImageData | undefined;
  readonly imageAlt: string;
}

/** The first screen of the home page. */
export function HomeHero({ title, text, bookLabel, badge, image, imageAlt }: HomeHeroProps) {
  const picture = (
    <FramedPicture
      image={image}
      alt={imageAlt}
      priority
      sizes="(min-width: 1216px) 520px, (min-width: 736px) 43vw, 92vw"
    />
  );
  return (
    <Section space="first">
      <Split media={picture}>
        <SectionHeading level={1} title={title} lead={text} badge={<Badge icon="spark">{badge}</Badge>}>
          <BookButton size="large">{bookLabel}</BookButton>
        </SectionHeading>
      </Split>
    </Section>
  );
}
