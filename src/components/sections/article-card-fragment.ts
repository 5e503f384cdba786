import { graphql } from 'gatsby';

/** What a card shows of a post. */
export const articleCardFragment = graphql`
  fragment ArticleCard on Post {
    slug
    path
    title
    excerpt
    category
    date(formatString: "D MMMM YYYY")
    dateTime: date
    readTime
    statusLabel
    coverAlt
    cover {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 800, breakpoints: [320, 480, 640, 800])
      }
    }
  }
`;
