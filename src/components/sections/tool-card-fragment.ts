import { graphql } from 'gatsby';

/** What a card shows of a tool. */
export const toolCardFragment = graphql`
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
`;
