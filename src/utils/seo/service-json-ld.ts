import type { AggregateOffer, Offer, Service } from 'schema-dts';
import { absoluteUrl } from '../../routes';
import { lowestPrice } from '../prices';
import type { OfferMeta, ServiceMeta, SiteMeta } from './page-meta';
import { organizationId } from './site-json-ld';

/**
 * A price with the list price beside it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing (Offer, sale prices)
 */
function offer({ name, price, listPrice, currency }: OfferMeta, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency,
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/ListPrice',
      price: listPrice,
      priceCurrency: currency,
    },
  };
}

function lowestOffer(offers: readonly OfferMeta[], url: string): AggregateOffer | undefined {
  const lowest = lowestPrice(offers);
  return lowest && { '@type': 'AggregateOffer', lowPrice: lowest.price, priceCurrency: lowest.currency, url };
}

/** A service of the business with the prices that the page shows. */
export function serviceJsonLd({ siteUrl }: SiteMeta, service: ServiceMeta): Service {
  const { slug, title, description, path, offers, lowestOnly = false } = service;
  const url = absoluteUrl(siteUrl, path);
  const prices = lowestOnly ? lowestOffer(offers, url) : offers.map((entry) => offer(entry, url));
  return {
    '@type': 'Service',
    '@id': `${url}#${slug}`,
    name: title,
    description,
    url,
    provider: { '@id': organizationId(siteUrl) },
    ...(prices && offers.length > 0 && { offers: prices }),
  };
}
