import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CallToAction } from '../components/sections/CallToAction';
import { CareerServicesSection } from '../components/sections/CareerServicesSection';
import { PageHero } from '../components/sections/PageHero';
import { PricingSection } from '../components/sections/PricingSection';
import { ProcessSection } from '../components/sections/ProcessSection';
import { PageHead } from '../components/seo/PageHead';
import { BadgeList } from '../components/ui/BadgeList';
import { BookingLink } from '../components/ui/BookingLink';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';
import { withPriceTexts } from '../utils/price-texts';

/** Personal guidance, from the first talk to the packages. */
export default function CareerGuidancePage({ data }: PageProps<Queries.CareerGuidancePageQuery>) {
  const { newTab } = useInterfaceText();
  const { booking } = useSiteSettings();
  const { copy, service } = data;
  const { hero, callToAction } = copy;
  return (
    <>
      <PageHero
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
        plans={data.plans.nodes.map((plan) => withPriceTexts(plan, copy.savingLabel))}
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

export function Head({ data, location }: HeadProps<Queries.CareerGuidancePageQuery>) {
  const { title, description } = data.copy.seo;
  return <PageHead title={title} description={description} path={location.pathname} />;
}

export const query = graphql`
  query CareerGuidancePage {
    copy: careerGuidanceCopy {
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
        eyebrow
        title
        lead
      }
      process {
        eyebrow
        title
        lead
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
    service(slug: { eq: "career-guidance" }) {
      imageAlt
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1120, formats: [AVIF, WEBP, AUTO], placeholder: DOMINANT_COLOR)
        }
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
    plans: allPricingPlan(filter: { programme: { eq: "career-guidance" } }, sort: { order: ASC }) {
      nodes {
        ...PlanFields
      }
    }
  }
`;
