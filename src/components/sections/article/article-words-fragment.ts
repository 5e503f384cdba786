import { graphql } from 'gatsby';

/** The words around an article. */
export const articleWordsFragment = graphql`
  fragment ArticleWords on ArticleCopy {
    back
    published
    updated
    address
    contents
    keyPoints
    sources {
      title
      checked
    }
    review {
      last
      next
      overdue
    }
    share {
      title
      copy
      copyText
      copied {
        title
        text
      }
      copyFailed {
        title
        text
      }
      copyField
      native
      email
      whatsapp
      linkedin
      facebook
      x
    }
    author
    related
    neighbours
    previous
    next
  }
`;
