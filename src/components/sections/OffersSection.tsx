import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { contactPath } from '../../routes';
import { OFFERS_ID } from '../../utils/page-ids';
import { CardBoard } from '../ui/CardBoard';
import { CardLink } from '../ui/CardLink';
import { FeatureCard } from '../ui/FeatureCard';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface Offer {
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  /** The choice of the contact form. */
  readonly interest: string;
}

interface OffersSectionProps extends Queries.HeadingFieldsFragment {
  /** The words of each link, before the name of the offer. */
  readonly linkLabel: string;
  readonly offers: readonly Offer[];
}

/** Smaller offers; each leads to the contact form with its interest chosen. */
export const OffersSection = withHydrationBoundary(function OffersSection({
  linkLabel,
  offers,
  ...heading
}: OffersSectionProps) {
  const id = useId();
  return (
    <Section id={OFFERS_ID} tone="wash" labelledBy={id}>
      <CardBoard heading={<SectionHeading id={id} {...heading} />}>
        {offers.map(({ interest, ...offer }) => (
          <FeatureCard key={interest} {...offer}>
            <CardLink to={contactPath(interest)}>{`${linkLabel} ${offer.title}`}</CardLink>
          </FeatureCard>
        ))}
      </CardBoard>
    </Section>
  );
});
