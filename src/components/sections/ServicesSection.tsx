import { graphql } from 'gatsby';
import { lowestPrice } from '../../utils/prices';
import { bandOf, type PlacedSection } from './placed-section';
import { ServiceDetail } from './ServiceDetail';

type ServicesSectionProps = Queries.ServicesSectionFieldsFragment & PlacedSection;

/** All services in full, each in its own section. */
export function ServicesSection({ services, audienceTitle, priceFrom, bookLabel, ...place }: ServicesSectionProps) {
  const { tone, space } = bandOf(place);
  return services.map((service, index) => {
    const plan = lowestPrice(service.plans);
    return (
      <ServiceDetail
        {...service}
        key={service.slug}
        audienceTitle={audienceTitle}
        price={plan ? `${priceFrom} ${plan.texts.price}` : null}
        bookLabel={bookLabel}
        tone={tone}
        space={index > 0 ? 'last' : space}
        mediaFirst={index % 2 === 1}
      />
    );
  });
}

export const servicesSectionFragment = graphql`
  fragment ServicesSectionData on ServicesSection {
    services {
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
`;
