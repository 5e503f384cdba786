import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { OffersSection } from '../components/sections/OffersSection';
import { PageHero } from '../components/sections/PageHero';
import { ServiceDetail } from '../components/sections/ServiceDetail';
import { PageHead } from '../components/seo/PageHead';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';
import { SERVICES } from '../routes';
import { formatPrice } from '../utils/format-price';
import { lowestPrice } from '../utils/lowest-price';

/** Every service in full, and the smaller offers. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { newTab } = useInterfaceText();
  const { booking } = useSiteSettings();
  const { hero, audienceTitle, priceFrom, bookLabel, offers, offerLabel } = data.copy;
  const priceOf = (programme: string): string | null => {
    const plan = lowestPrice(data.plans.nodes, programme);
    return plan ? `${priceFrom} ${formatPrice(plan.price, plan.currency)}` : null;
  };
  return (
    <>
      <PageHero {...hero} />
      {data.services.nodes.map((service, index) => (
        <ServiceDetail
          {...service}
          key={service.slug}
          image={service.image?.childImageSharp?.gatsbyImageData}
          audienceTitle={audienceTitle}
          price={priceOf(service.slug)}
          bookLabel={bookLabel}
          bookUrl={booking.url}
          newTab={newTab}
          follows={index > 0}
          mediaFirst={index % 2 === 1}
        />
      ))}
      <OffersSection {...offers} linkLabel={offerLabel} offers={data.offers.nodes} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ServicesPageQuery>) {
  const { copy, services, plans } = data;
  const offersOf = (slug: string) => plans.nodes.filter(({ programme }) => programme === slug);
  return (
    <PageHead
      title={copy.seo.title}
      description={copy.seo.description}
      path={location.pathname}
      image={copy.card}
      subject={{
        kind: 'services',
        services: services.nodes.map(({ slug, title, longDescription, pageUrl }) => ({
          slug,
          title,
          description: longDescription,
          path: pageUrl ?? SERVICES,
          offers: offersOf(slug),
          lowestOnly: true,
        })),
      }}
    />
  );
}

export const query = graphql`
  query ServicesPage {
    copy: servicesCopy {
      card
      seo {
        title
        description
      }
      hero {
        eyebrow
        title
        lead
      }
      audienceTitle
      priceFrom
      bookLabel
      offers {
        eyebrow
        title
        lead
      }
      offerLabel
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        slug
        title
        shortDescription
        longDescription
        audience
        imageAlt
        pageUrl
        linkLabel
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1120, formats: [AVIF, WEBP], placeholder: DOMINANT_COLOR)
          }
        }
      }
    }
    plans: allPricingPlan {
      nodes {
        programme
        name
        listPrice
        price
        currency
      }
    }
    offers: allOffer(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
        interest
      }
    }
  }
`;
