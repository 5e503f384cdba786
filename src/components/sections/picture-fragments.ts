import { graphql } from 'gatsby';

/** Pictures at twice the width of their widest place in CSS pixels. */
export const pictureFragments = graphql`
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
