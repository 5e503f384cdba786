import type { AggregateOffer, Offer, Service } from 'schema-dts';
import { absoluteUrl } from '../../routes';
import { lowestPrice } from '../../utils/prices';

/** A service's price as shown, in whole currency units. */
interface PlanMeta {
  readonly name: string;
  readonly price: number;
  readonly listPrice: number;
  readonly currency: string;
}

/** A service as its page shows it. */
export interface ServiceMeta {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** All prices on the page, or only the lowest if the page shows "from". */
  readonly plans: readonly PlanMeta[];
  readonly lowestOnly?: boolean;
}

/**
 * A price, with the list price beside it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing (Offer, sale prices)
 */
function offer({ name, price, listPrice, currency }: PlanMeta, url: string): Offer {
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

function lowestOffer(plans: readonly PlanMeta[], url: string): AggregateOffer | undefined {
  const lowest = lowestPrice(plans);
  return lowest && { '@type': 'AggregateOffer', lowPrice: lowest.price, priceCurrency: lowest.currency, url };
}

/**
 * A service of the business with the prices shown on the page.
 * @param provider the id of the business
 */
export function serviceJsonLd(siteUrl: string, provider: string, service: ServiceMeta): Service {
  const { slug, title, description, path, plans, lowestOnly = false } = service;
  const url = absoluteUrl(siteUrl, path);
  const offers = lowestOnly ? lowestOffer(plans, url) : plans.map((plan) => offer(plan, url));
  return {
    '@type': 'Service',
    '@id': `${url}#${slug}`,
    name: title,
    description,
    url,
    provider: { '@id': provider },
    ...(offers && plans.length > 0 && { offers }),
  };
}
