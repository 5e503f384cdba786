import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CallToAction } from '../components/sections/CallToAction';
import { FeatureSection } from '../components/sections/FeatureSection';
import { IncludedSection } from '../components/sections/IncludedSection';
import { PageHero } from '../components/sections/PageHero';
import { PricingSection } from '../components/sections/PricingSection';
import { PageHead } from '../components/seo/PageHead';
import { BookingLink } from '../components/ui/BookingLink';
import { Breadcrumbs } from '../components/ui/Breadcrumbs';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';
import { FOUR_CS_PROGRAM, SERVICES } from '../routes';
import { withCurrency } from '../utils/currency-name';
import { withPriceTexts } from '../utils/price-texts';

/** The six-week group program. */
export default function FourCsProgramPage({ data }: PageProps<Queries.FourCsProgramPageQuery>) {
  const { newTab, breadcrumbs } = useInterfaceText();
  const { booking } = useSiteSettings();
  const crumbs = useServiceBreadcrumbs(data);
  const { copy, service } = data;
  const { hero, callToAction } = copy;
  return (
    <>
      <PageHero
        above={<Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} />}
        title={hero.title}
        lead={hero.lead}
        image={service?.image?.childImageSharp?.gatsbyImageData}
        imageAlt={service?.imageAlt}
      >
        <BookingLink href={booking.url} newTab={newTab} size="large">
          {hero.enrollLabel}
        </BookingLink>
      </PageHero>
      <FeatureSection {...copy.pillars} features={data.pillars.nodes} columns={4} />
      <IncludedSection
        {...copy.included}
        items={data.included.nodes.map(({ title }) => title)}
        facts={[copy.duration, copy.groupSize]}
      />
      <PricingSection
        {...copy.pricing}
        lead={withCurrency(copy.pricing.lead, service?.plans ?? [])}
        plans={(service?.plans ?? []).map((plan) => withPriceTexts(plan, copy.savingLabel))}
        words={copy}
        note={copy.pricingNote}
        bookUrl={booking.url}
        newTab={newTab}
      />
      <CallToAction title={callToAction.title} text={callToAction.text} note={callToAction.cohort.text}>
        <BookingLink href={booking.url} newTab={newTab}>
          {callToAction.bookLabel}
        </BookingLink>
      </CallToAction>
    </>
  );
}

/** The way to this page, by the name that the service has everywhere. */
function useServiceBreadcrumbs({ copy, service }: Queries.FourCsProgramPageQuery) {
  return useBreadcrumbs([SERVICES, { label: service?.title ?? copy.hero.title, href: FOUR_CS_PROGRAM }]);
}

export function Head({ data, location }: HeadProps<Queries.FourCsProgramPageQuery>) {
  const { copy, service } = data;
  const crumbs = useServiceBreadcrumbs(data);
  return (
    <PageHead
      title={copy.seo.title}
      description={copy.seo.description}
      path={location.pathname}
      image={copy.socialCard}
      crumbs={crumbs}
      subject={{
        kind: 'services',
        services: service
          ? [{ ...service, path: FOUR_CS_PROGRAM, description: copy.hero.lead, offers: service.plans }]
          : [],
      }}
    />
  );
}

export const query = graphql`
  query FourCsProgramPage($path: String!) {
    copy: fourCsProgramCopy {
      socialCard
      seo {
        title
        description
      }
      hero {
        title
        lead
        enrollLabel
      }
      pillars {
        ...HeadingWords
      }
      included {
        ...HeadingWords
      }
      duration {
        icon
        title
        text
      }
      groupSize {
        icon
        title
        text
      }
      pricing {
        eyebrow
        title
        lead
      }
      listPriceLabel
      priceLabel
      savingLabel
      popularLabel
      planLabel
      includedLabel
      pricingNote
      callToAction {
        title
        text
        bookLabel
        cohort {
          text
        }
      }
    }
    service(pageUrl: { eq: $path }) {
      slug
      title
      imageAlt
      plans {
        ...PlanFields
      }
      image {
        ...ServicePicture
      }
    }
    pillars: allPillar(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
        details
      }
    }
    included: allIncludedItem(sort: { order: ASC }) {
      nodes {
        title
      }
    }
  }
`;
