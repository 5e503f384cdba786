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
