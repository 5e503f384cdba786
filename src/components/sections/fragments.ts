import { graphql } from 'gatsby';

/**
 * What sections ask for besides the copy, whose fragments are generated. Pictures are at twice the width of their widest
 * place in CSS pixels.
 */
export const fragments = graphql`
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

  fragment ToolCard on ToolsCopyTools {
    icon
    picture {
      publicURL
    }
    title
    text
    linkLabel
    href
  }

  fragment ProgrammeService on Service {
    slug
    title
    imageAlt
    plans {
      ...PricingPlanFields
    }
    image {
      ...ServicePicture
    }
  }

  fragment ContactSettings on SiteSettings {
    siteUrl
    email
    interests {
      value
      label
    }
    forms {
      contact {
        provider
        id
        action
      }
    }
  }

  fragment NewsletterSettings on SiteSettings {
    siteUrl
    forms {
      newsletter {
        provider
        id
        action
      }
    }
  }

  fragment HeroPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1100, breakpoints: [400, 700, 1100])
    }
  }

  fragment ServicePicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1120, breakpoints: [400, 700, 1120])
    }
  }

  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 704, breakpoints: [352, 500, 704])
    }
  }
`;
