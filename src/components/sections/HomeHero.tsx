import { styled } from '@mui/material/styles';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { BookingLink } from '../ui/BookingLink';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';

interface HomeHeroProps {
  readonly title: string;
  readonly text: string;
  readonly bookLabel: string;
  readonly bookUrl: string;
  readonly newTab: string;
  readonly badge: string;
  readonly image?: IGatsbyImageData;
  readonly imageAlt: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 4.5rem)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.1fr 1fr' },
}));

const Words = styled('div')({ display: 'grid', gap: 24, justifyItems: 'start' });
const Title = styled('h1')(({ theme }) => theme.typography.h1);
const Lead = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary }));
const Badge = styled('p')(({ theme }) => ({
  padding: '8px 16px',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.wash.main,
  fontWeight: 600,
  fontSize: '0.9375rem',
}));
const Frame = styled('div')({ borderRadius: 28, overflow: 'hidden' });

/** The first screen of the home page. */
export function HomeHero({ title, text, bookLabel, bookUrl, newTab, badge, image, imageAlt }: HomeHeroProps) {
  return (
    <Section>
      <Columns>
        <Words>
          <Badge>{badge}</Badge>
          <Title>{title}</Title>
          <Lead>{text}</Lead>
          <BookingLink href={bookUrl} newTab={newTab}>
            {bookLabel}
          </BookingLink>
        </Words>
        {image && (
          <Frame>
            <Picture image={image} alt={imageAlt} priority sizes="(min-width: 900px) 520px, 92vw" />
          </Frame>
        )}
      </Columns>
    </Section>
  );
}
