import { graphql } from 'gatsby';

/** What `PageCopyHead` shows of a page's copy. */
export const pageSeoFragment = graphql`
  fragment PageSeo on PageCopy {
    socialCard
    seo {
      title
      description
    }
  }
`;
