import { graphql } from 'gatsby';

/** The values of a fact, for the planners. */
export const plannerFactFragment = graphql`
  fragment PlannerFact on Fact {
    name
    periods {
      from
      until
      value
      number
      checked
      source {
        title
        url
      }
    }
  }
`;
