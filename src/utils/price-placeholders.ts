import { formatPrice } from './format-price';
import { lowestPrice } from './lowest-price';
import { straight } from './straight';

/** A plan of the price file, as far as a text about prices needs it. */
export interface PricedPlan {
  readonly name: string;
  /** The slug of the service that the plan belongs to. */
  readonly programme: string;
  /** A whole number of the currency's units. */
  readonly price: number;
  readonly currency: string;
}

/** The placeholder of one plan's price. A name that two plans share has none, since it would be ambiguous. */
function ofPlans(plans: readonly PricedPlan[]): [string, PricedPlan][] {
  const isOnly = (plan: PricedPlan): boolean => plans.filter(({ name }) => name === plan.name).length === 1;
  return plans.filter(isOnly).map((plan) => [`price:${plan.name}`, plan]);
}

/** The placeholder of the lowest price of a service. */
function ofServices(plans: readonly PricedPlan[]): [string, PricedPlan][] {
  return [...new Set(plans.map(({ programme }) => programme))].flatMap((slug): [string, PricedPlan][] => {
    const lowest = lowestPrice(plans.filter(({ programme }) => programme === slug));
    return lowest ? [[`lowest:${slug}`, lowest]] : [];
  });
}

/** What `{price:Name of a plan}` and `{lowest:slug-of-a-service}` mean in a text, by what is between the braces. */
export function priceValues(plans: readonly PricedPlan[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...ofPlans(plans), ...ofServices(plans)].map(([name, { price, currency }]) => [
      name,
      formatPrice(price, currency),
    ]),
  );
}

/** A text with the prices of the price file in place of its placeholders. A name matches with any kind of quotes. */
export function fillPrices(text: string, plans: readonly PricedPlan[]): string {
  const prices = new Map(Object.entries(priceValues(plans)).map(([name, price]) => [straight(name), price]));
  return text.replace(/\{([^{}]+)\}/g, (whole, name: string) => prices.get(straight(name)) ?? whole);
}
