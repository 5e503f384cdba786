import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RADIUS } from '../../theme/measures';
import { monthAndYear } from '../../utils/calendar';
import type { SectionFields } from '../../utils/section-fields';
import { CardGrid } from '../ui/CardGrid';
import { Picture } from '../ui/Picture';
import { type Placement, Section } from '../ui/Section';

type TestimonialsSectionProps = SectionFields<'TestimonialsSection'> & Placement;

const Speaker = styled('figcaption')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  marginTop: 'auto',
  '& img': { width: 56, height: 56, objectFit: 'cover', borderRadius: RADIUS.pill },
});

const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(separator);

/** What clients say; a column for each at most. */
export function TestimonialsSection({ quotes, columns: most, short, ...section }: TestimonialsSectionProps) {
  const columns = Math.min(most, quotes.length);
  return (
    <Section {...section}>
      {/* No card stands alone in a row of two. */}
      <CardGrid
        columns={columns}
        from="lg"
        sx={{
          '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', ...(columns > 2 && { lg: 'auto' }) } },
        }}
      >
        {quotes.map(({ text, short: part, name, role, place, day, image }) => (
          <Card component="li" key={name + text}>
            <CardContent component="figure" sx={{ gap: '20px' }}>
              <Typography
                variant={columns === 1 ? 'h3' : 'body1'}
                component="blockquote"
                sx={{ m: 0, maxWidth: '46rem' }}
              >
                <p>{`“${(short && part) || text}”`}</p>
              </Typography>
              <Speaker>
                {image && <Picture image={image} alt="" sizes="56px" />}
                <div>
                  <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {joined(' · ', joined(', ', role, place), day && monthAndYear(day))}
                  </Typography>
                </div>
              </Speaker>
            </CardContent>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
