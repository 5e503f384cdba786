import { type ReactNode, useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { CardGrid } from '../ui/CardGrid';
import { CheckList } from '../ui/CheckList';
import { FeatureCard } from '../ui/FeatureCard';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface Feature {
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  /** Bullets under the description. */
  readonly details?: readonly string[];
}

interface FeatureSectionProps extends Queries.HeadingFieldsFragment {
  readonly features: readonly Feature[];
  /** Cards side by side on wide screens. */
  readonly columns: 2 | 3 | 4;
  readonly tone?: 'plain' | 'wash';
  /** What follows the lead. */
  readonly children?: ReactNode;
}

/** A heading and a row of cards: reasons, pillars. */
export const FeatureSection = withHydrationBoundary(function FeatureSection(props: FeatureSectionProps) {
  const { title, eyebrow, lead, features, columns, tone = 'plain', children } = props;
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHeading id={id} title={title} eyebrow={eyebrow} lead={lead}>
        {children}
      </SectionHeading>
      <CardGrid columns={columns}>
        {features.map(({ details, ...feature }) => (
          <FeatureCard key={feature.title} {...feature}>
            {details && <CheckList items={details} dense />}
          </FeatureCard>
        ))}
      </CardGrid>
    </Section>
  );
});
