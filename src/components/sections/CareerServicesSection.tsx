import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CardGrid } from '../ui/CardGrid';
import { FeatureCard } from '../ui/FeatureCard';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface CareerServicesSectionProps {
  readonly title: string;
  readonly eyebrow: string | null;
  readonly lead: string | null;
  readonly services: readonly { readonly icon: string; readonly title: string; readonly description: string }[];
}

/** The heading takes the first place of the grid, so that an odd number of cards leaves no gap. */
const Board = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'clamp(1rem, 0.7rem + 1.2vw, 1.75rem)',
    '& > ul': { display: 'contents' },
    '& > :first-of-type': { alignSelf: 'center', margin: 0 },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** What is worked on, one card each. */
export function CareerServicesSection({ title, eyebrow, lead, services }: CareerServicesSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <Board>
        <SectionHeading id={id} title={title} eyebrow={eyebrow} lead={lead} />
        <CardGrid role="list">
          {services.map((service) => (
            <FeatureCard key={service.title} {...service} />
          ))}
        </CardGrid>
      </Board>
    </Section>
  );
}
