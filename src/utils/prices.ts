import { PLACEHOLDER } from './fill-template';
import { straight } from './straight';

interface Priced {
  /** A whole number of the currency's units. */
  readonly price: number;
}

/** A whole amount of a currency, such as `$1,497`. */
export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** The cheapest of several plans; undefined if there are none. */
export function lowestPrice<Plan extends Priced>(plans: readonly Plan[]): Plan | undefined {
  return plans.reduce<Plan | undefined>(
    (lowest, plan) => (lowest && lowest.price <= plan.price ? lowest : plan),
    undefined,
  );
}

/** A plan, as far as price placeholders need it. */
interface NamedPlan {
  readonly name: string;
  readonly programme: string;
  /** A whole number of the currency's units. */
  readonly price: number;
}

/** A plan with its formatted price. */
export interface PricedPlan extends NamedPlan {
  readonly texts: { readonly price: string };
}

/** Placeholders of the plans' prices. A name that two services share gets none: it would be ambiguous. */
function ofPlans<Plan extends NamedPlan>(plans: readonly Plan[]): [string, Plan][] {
  const isOnly = (plan: Plan): boolean =>
    plans.every(({ name, programme }) => name !== plan.name || programme === plan.programme);
  return plans.filter(isOnly).map((plan) => [`price:${plan.name}`, plan]);
}

/** Placeholders of the services' lowest prices. */
function ofServices<Plan extends NamedPlan>(plans: readonly Plan[]): [string, Plan][] {
  return [...new Set(plans.map(({ programme }) => programme))].flatMap((slug): [string, Plan][] => {
    const lowest = lowestPrice(plans.filter(({ programme }) => programme === slug));
    return lowest ? [[`lowest:${slug}`, lowest]] : [];
  });
}

/** The plans that `{price:Name of a plan}` and `{lowest:slug-of-a-service}` refer to, by placeholder name. */
export function pricedPlans<Plan extends NamedPlan>(plans: readonly Plan[]): readonly [name: string, plan: Plan][] {
  return [...ofPlans(plans), ...ofServices(plans)];
}

/** Fills a text's price placeholders. A name matches with any kind of quotes. */
export function fillPrices(text: string, plans: readonly PricedPlan[]): string {
  const prices = new Map(pricedPlans(plans).map(([name, { texts }]) => [straight(name), texts.price]));
  return text.replace(PLACEHOLDER, (whole, name: string) => prices.get(straight(name)) ?? whole);
}
