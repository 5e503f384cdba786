interface Priced {
  readonly programme: string;
  /** A whole number of the currency's units. */
  readonly price: number;
  readonly currency: string;
}

/** The cheapest plan of a programme; undefined when it has none. */
export function lowestPrice<Plan extends Priced>(plans: readonly Plan[], programme: string): Plan | undefined {
  return plans
    .filter((plan) => plan.programme === programme)
    .reduce<Plan | undefined>((lowest, plan) => (lowest && lowest.price <= plan.price ? lowest : plan), undefined);
}
