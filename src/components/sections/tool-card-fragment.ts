import { graphql } from 'gatsby';

/** What a card shows of a tool. */
export const toolCardFragment = graphql`
  fragment ToolCard on ToolsCopyTools {
    icon
    title
    text
    linkLabel
    href
  }
`;
