import type { SectionFields } from '../../utils/section-fields';
import { ServiceCard } from '../services/ServiceCard';
import { CardGrid } from '../ui/CardGrid';
import { type Placement, Section } from '../ui/Section';

type ServiceCardsSectionProps = SectionFields<'ServiceCardsSection'> & Placement;

/** The services as cards. */
export function ServiceCardsSection({ services, ...section }: ServiceCardsSectionProps) {
  return (
    <Section {...section}>
      <CardGrid columns={2}>
        {services.map((service) => (
          <ServiceCard key={service.slug} {...service} />
        ))}
      </CardGrid>
    </Section>
  );
}
