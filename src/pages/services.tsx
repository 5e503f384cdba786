import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { OffersSection } from '../components/sections/OffersSection';
import { PageHero } from '../components/sections/PageHero';
import { ServiceDetail } from '../components/sections/ServiceDetail';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { SERVICES } from '../routes';
import { lowestPrice } from '../utils/prices';

/** Every service in full, and the smaller offers. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { hero, audienceTitle, priceFrom, bookLabel, offers, offerLabel } = data.copy;
  const priceFor = (plans: Queries.ServicesPageQuery['services']['nodes'][number]['plans']): string | null => {
    const plan = lowestPrice(plans);
    return plan ? `${priceFrom} ${plan.texts.price}` : null;
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
          price={priceFor(service.plans)}
          bookLabel={bookLabel}
          follows={index > 0}
          mediaFirst={index % 2 === 1}
        />
      ))}
      <OffersSection {...offers} linkLabel={offerLabel} offers={data.offers.nodes} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ServicesPageQuery>) {
  const { copy, services } = data;
  return (
    <PageCopyHead
      copy={copy}
      path={location.pathname}
      subject={{
        kind: 'services',
        services: services.nodes.map(({ slug, title, longDescription, pageUrl, plans }) => ({
          slug,
          title,
          description: longDescription,
          path: pageUrl ?? SERVICES,
          offers: plans,
          lowestOnly: true,
        })),
      }}
    />
  );
}

export const query = graphql`
  query ServicesPage {
    copy: servicesCopy {
      ...ServicesCopyFields
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
        plans {
          name
          listPrice
          price
          currency
          texts {
            price
          }
        }
        image {
          ...ServicePicture
        }
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
