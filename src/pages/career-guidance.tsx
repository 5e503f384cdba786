import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CallToAction } from '../components/sections/CallToAction';
import { CareerServicesSection } from '../components/sections/CareerServicesSection';
import { PageHero } from '../components/sections/PageHero';
import { PricingSection } from '../components/sections/PricingSection';
import { ProcessSection } from '../components/sections/ProcessSection';
import { PageHead } from '../components/seo/PageHead';
import { BadgeList } from '../components/ui/BadgeList';
import { BookingLink } from '../components/ui/BookingLink';
import { Breadcrumbs } from '../components/ui/Breadcrumbs';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';
import { CAREER_GUIDANCE, SERVICES } from '../routes';
import { withCurrency } from '../utils/currency-name';
import { withPriceTexts } from '../utils/price-texts';

/** Personal guidance, from the first talk to the packages. */
export default function CareerGuidancePage({ data }: PageProps<Queries.CareerGuidancePageQuery>) {
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
          {hero.startLabel}
        </BookingLink>
        <BadgeList badges={hero.badges} />
      </PageHero>
      <CareerServicesSection {...copy.services} services={data.services.nodes} />
      <ProcessSection {...copy.process} steps={data.steps.nodes} />
      <PricingSection
        {...copy.pricing}
        lead={withCurrency(copy.pricing.lead, service?.plans ?? [])}
        plans={(service?.plans ?? []).map((plan) => withPriceTexts(plan, copy.savingLabel))}
        words={copy}
        note={copy.pricingNote}
        bookUrl={booking.url}
        newTab={newTab}
      />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <BookingLink href={booking.url} newTab={newTab}>
          {callToAction.bookLabel}
        </BookingLink>
      </CallToAction>
    </>
  );
}

/** The way to this page, by the name that the service has everywhere. */
function useServiceBreadcrumbs({ copy, service }: Queries.CareerGuidancePageQuery) {
  return useBreadcrumbs([SERVICES, { label: service?.title ?? copy.hero.title, href: CAREER_GUIDANCE }]);
}

export function Head({ data, location }: HeadProps<Queries.CareerGuidancePageQuery>) {
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
          ? [{ ...service, path: CAREER_GUIDANCE, description: copy.hero.lead, offers: service.plans }]
          : [],
      }}
    />
  );
}

export const query = graphql`
  query CareerGuidancePage($path: String!) {
    copy: careerGuidanceCopy {
      socialCard
      seo {
        title
        description
      }
      hero {
        title
        lead
        startLabel
        badges {
          icon
          label
        }
      }
      services {
        ...HeadingWords
      }
      process {
        ...HeadingWords
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
    services: allCareerService(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
      }
    }
    steps: allProcessStep(sort: { order: ASC }) {
      nodes {
        number
        title
        description
        highlights
      }
    }
  }
`;
