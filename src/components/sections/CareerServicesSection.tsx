import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { CardBoard } from '../ui/CardBoard';
import { FeatureCard } from '../ui/FeatureCard';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface CareerServicesSectionProps extends Queries.HeadingFieldsFragment {
  readonly services: readonly { readonly icon: string; readonly title: string; readonly description: string }[];
}

/** What is worked on, one card each. */
export const CareerServicesSection = withHydrationBoundary(function CareerServicesSection({
  services,
  ...heading
}: CareerServicesSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <CardBoard heading={<SectionHeading id={id} {...heading} />}>
        {services.map((service) => (
          <FeatureCard key={service.title} {...service} />
        ))}
      </CardBoard>
    </Section>
  );
});
