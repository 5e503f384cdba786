import { graphql } from 'gatsby';

/** What the pages of the programmes share. */
export const programmeFragments = graphql`
  fragment ProgrammeWords on ProgrammeCopy {
    pricing {
      eyebrow
      title
      lead
    }
    listPriceLabel
    priceLabel
    savingLabel
    popularLabel
    planLabel
    includedLabel
    pricingNote
  }

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
