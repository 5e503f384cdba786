import Typography from '@mui/material/Typography';
import type { SectionFields } from '../../utils/section-fields';
import { type Placement, Section } from '../ui/Section';

type QuotationSectionProps = SectionFields<'QuotationSection'> & Placement;

/** A quotation and its speaker. */
export function QuotationSection({ text, name, ...place }: QuotationSectionProps) {
  return (
    <Section {...place}>
      <figure>
        <Typography variant="h2" component="blockquote" sx={{ maxWidth: '46rem', m: 0 }}>
          <p>{`“${text}”`}</p>
        </Typography>
        <Typography component="figcaption" sx={{ mt: 2.5, color: 'text.secondary' }}>
          {name}
        </Typography>
      </figure>
    </Section>
  );
}
