import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { ServiceCard, type ServiceCardProps } from './ServiceCard';

interface ServicesSectionProps extends Queries.HeadingFieldsFragment {
  /** The anchor that links lead to. */
  readonly id: string;
  readonly services: readonly ServiceCardProps[];
}

/** The services as cards. */
export const ServicesSection = withHydrationBoundary(function ServicesSection({
  id,
  services,
  ...heading
}: ServicesSectionProps) {
  const titleId = useId();
  return (
    <Section id={id} tone="wash" labelledBy={titleId}>
      <SectionHeading id={titleId} {...heading} />
      <CardGrid columns={2}>
        {services.map((service) => (
          <ServiceCard key={service.slug} {...service} />
        ))}
      </CardGrid>
    </Section>
  );
});
