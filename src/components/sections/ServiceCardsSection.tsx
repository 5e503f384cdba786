import { graphql } from 'gatsby';
import { useId } from 'react';
import { ServiceCard } from '../services/ServiceCard';
import { CardGrid } from '../ui/CardGrid';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

type ServiceCardsSectionProps = Queries.ServiceCardsSectionFieldsFragment & Placement;

/** The services as cards. */
export function ServiceCardsSection(section: ServiceCardsSectionProps) {
  const { services, eyebrow, title, lead, ...place } = section;
  const titleId = useId();
  return (
    <Section {...place} labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={eyebrow} title={title} lead={lead} />
      <CardGrid columns={2}>
        {services.map((service) => (
          <ServiceCard key={service.slug} {...service} />
        ))}
      </CardGrid>
    </Section>
  );
}

export const serviceCardsSectionFragment = graphql`
  fragment ServiceCardsSectionData on ServiceCardsSection {
    services {
      ...ServiceFields
      image {
        ...ServicePicture
      }
    }
  }
`;
