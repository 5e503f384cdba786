import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FeatureSection } from '../components/sections/FeatureSection';
import { PageHero } from '../components/sections/PageHero';
import { ServiceDetail } from '../components/sections/ServiceDetail';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { contactPath, SERVICES } from '../routes';
import { OFFERS_ID } from '../utils/page-ids';
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
          audienceTitle={audienceTitle}
          price={priceFor(service.plans)}
          bookLabel={bookLabel}
          follows={index > 0}
          mediaFirst={index % 2 === 1}
        />
      ))}
      <FeatureSection
        {...offers}
        id={OFFERS_ID}
        tone="wash"
        features={data.offers.nodes.map(({ interest, ...offer }) => ({
          ...offer,
          link: { to: contactPath(interest), label: `${offerLabel} ${offer.title}` },
        }))}
      />
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
        ...ServiceFields
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
        ...OfferFields
      }
    }
  }
`;
