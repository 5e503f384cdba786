import { graphql } from 'gatsby';

/** The words of the listing; `{count}`, `{from}` and `{to}` in them are filled in. */
export const listingWordsFragment = graphql`
  fragment ListingWords on BlogCopy {
    searchLabel
    searchPlaceholder
    filterLabel
    readMore
    loadMore
    emptyTitle
    emptyText
    emptyReset
    emptyPicture {
      publicURL
    }
    resultsOne
    resultsMany
    resultsPart
    alsoFoundTitle
    alsoFound
    elsewhere {
      title
      count
    }
    searchFailed
    pages
    previousPage
    nextPage
  }
`;
