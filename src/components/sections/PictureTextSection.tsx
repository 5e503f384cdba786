import { useId } from 'react';
import type { SectionFields } from '../../utils/section-fields';
import { Buttons } from '../layout/Buttons';
import { FramedPicture } from '../ui/FramedPicture';
import { RichText } from '../ui/RichText';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Split } from '../ui/Split';

type PictureTextSectionProps = SectionFields<'PictureTextSection'> & Placement;

/** Text beside a picture; on phones the picture comes second. */
export function PictureTextSection(section: PictureTextSectionProps) {
  const { eyebrow, title, lead, text, image, imageAlt, pictureFirst, buttons, ...place } = section;
  const id = useId();
  const sizes = '(min-width: 1216px) 540px, (min-width: 736px) 44vw, 92vw';
  const picture = <FramedPicture image={image} alt={imageAlt} sizes={sizes} />;
  return (
    <Section {...place} labelledBy={id}>
      <Split media={picture} mediaFirst={pictureFirst}>
        <SectionHeading id={id} eyebrow={eyebrow} title={title} lead={lead} flush>
          <RichText text={text} />
          {buttons && <Buttons buttons={buttons} />}
        </SectionHeading>
      </Split>
    </Section>
  );
}
