import Box from '@mui/material/Box';
import { useId } from 'react';
import type { SectionFields } from '../../utils/section-fields';
import { RichText } from '../ui/RichText';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

type TextSectionProps = SectionFields<'TextSection'> & Placement;

/** A heading with paragraphs and an optional list. */
export function TextSection({ title, text, items, ...place }: TextSectionProps) {
  const id = useId();
  return (
    <Section {...place} labelledBy={id}>
      <SectionHeading id={id} title={title} flush>
        <RichText text={text} />
        {items && (
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, pl: '1.25em' }}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Box>
        )}
      </SectionHeading>
    </Section>
  );
}
