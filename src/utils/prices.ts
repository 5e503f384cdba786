import { PLACEHOLDER } from './fill-template';
import { straight } from './straight';

interface Priced {
  /** A whole number of the currency's units. */
  readonly price: number;
}

/** The cheapest of some plans; undefined when there are none. */
export function lowestPrice<Plan extends Priced>(plans: readonly Plan[]): Plan | undefined {
  return plans.reduce<Plan | undefined>(
    (lowest, plan) => (lowest && lowest.price <= plan.price ? lowest : plan),
    undefined,
  );
}

/** A plan of the price file, as far as a text about prices needs it. */
interface NamedPlan {
  readonly name: string;
  /** The slug of the service that the plan belongs to. */
  readonly programme: string;
  /** A whole number of the currency's units. */
  readonly price: number;
}

/** A plan with its price as people read it. */
interface ShownPlan extends NamedPlan {
  readonly texts: { readonly price: string };
}

/** The placeholder of one plan's price. A name that two plans share has none, since it would be ambiguous. */
function ofPlans<Plan extends NamedPlan>(plans: readonly Plan[]): [string, Plan][] {
  const isOnly = (plan: Plan): boolean => plans.filter(({ name }) => name === plan.name).length === 1;
  return plans.filter(isOnly).map((plan) => [`price:${plan.name}`, plan]);
}

/** The placeholder of the lowest price of a service. */
function ofServices<Plan extends NamedPlan>(plans: readonly Plan[]): [string, Plan][] {
  return [...new Set(plans.map(({ programme }) => programme))].flatMap((slug): [string, Plan][] => {
    const lowest = lowestPrice(plans.filter(({ programme }) => programme === slug));
    return lowest ? [[`lowest:${slug}`, lowest]] : [];
  });
}

/** Whose price `{price:Name of a plan}` and `{lowest:slug-of-a-service}` mean, by what is between the braces. */
export function pricedPlans<Plan extends NamedPlan>(plans: readonly Plan[]): readonly [name: string, plan: Plan][] {
  return [...ofPlans(plans), ...ofServices(plans)];
}

/** A text with the prices of the price file in place of its placeholders. A name matches with any kind of quotes. */
export function fillPrices(text: string, plans: readonly ShownPlan[]): string {
  const prices = new Map(pricedPlans(plans).map(([name, { texts }]) => [straight(name), texts.price]));
  return text.replace(PLACEHOLDER, (whole, name: string) => prices.get(straight(name)) ?? whole);
}
