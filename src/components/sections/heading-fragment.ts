import { graphql } from 'gatsby';

/** What a `SectionHeading` or a `PageHero` shows. */
export const headingFragment = graphql`
  fragment HeadingWords on Heading {
    eyebrow
    title
    lead
  }
`;
