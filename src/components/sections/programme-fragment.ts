import { graphql } from 'gatsby';

/** What a programme's page shows of its service. */
export const programmeFragment = graphql`
  fragment ProgrammeService on Service {
    slug
    title
    imageAlt
    plans {
      ...PlanFields
    }
    image {
      ...ServicePicture
    }
  }
`;
