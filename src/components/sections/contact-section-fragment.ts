import { graphql } from 'gatsby';

/** The settings of the contact form. */
export const contactSettingsFragment = graphql`
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
`;
