import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { CARD_PADDING, RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { CardGrid } from '../ui/CardGrid';
import { DayText } from '../ui/DayText';
import { Picture } from '../ui/Picture';
import { type Placement, Section } from '../ui/Section';

type TestimonialsSectionProps = Queries.TestimonialsSectionFieldsFragment & Placement;

const Quote = styled('figure')<{ ownerState: { readonly isLarge: boolean } }>(({ theme, ownerState: { isLarge } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  height: '100%',
  breakInside: 'avoid',
  ...(isLarge ? { maxWidth: '46rem' } : { ...paper(theme), padding: CARD_PADDING }),
  '& blockquote': { margin: 0 },
}));

const Speaker = styled('figcaption')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  marginTop: 'auto',
  '& img': { width: 56, height: 56, objectFit: 'cover', borderRadius: RADIUS.pill },
});

/** What clients say, large in one column or as cards; a column for each at most. */
export function TestimonialsSection({ quotes, columns: most, short, ...section }: TestimonialsSectionProps) {
  const columns = Math.min(most ?? 3, quotes.length);
  const isLarge = columns === 1;
  return (
    <Section {...section}>
      <CardGrid columns={columns} from="lg">
        {quotes.map(({ text, short: part, name, role, place, day, month, image }) => (
          <li key={name + text}>
            <Quote ownerState={{ isLarge }}>
              <Typography variant={isLarge ? 'h3' : 'body1'} component="blockquote">
                <p>{`“${(short && part) || text}”`}</p>
              </Typography>
              <Speaker>
                {image && <Picture image={image} alt="" sizes="56px" />}
                <div>
                  <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[role, place].filter(Boolean).join(', ')}
                    {day && month && (
                      <>
                        {(role || place) && ' · '}
                        <DayText text={month} dateTime={day} />
                      </>
                    )}
                  </Typography>
                </div>
              </Speaker>
            </Quote>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

export const testimonialsSectionFragment = graphql`
  fragment TestimonialsSectionData on TestimonialsSection {
    quotes {
      month: day(formatString: "MMMM YYYY")
      image {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 56, height: 56)
        }
      }
    }
  }
`;
