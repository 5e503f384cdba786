import { graphql } from 'gatsby';

/** What a plan's card shows. */
export const pricingPlanFragment = graphql`
  fragment PlanFields on PricingPlan {
    name
    listPrice
    price
    currency
    billing
    badge
    mostPopular
    paymentNote
    inclusions
    texts {
      listPrice
      price
      saving
      currency
    }
  }
`;
