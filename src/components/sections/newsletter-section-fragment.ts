import { graphql } from 'gatsby';

/** The settings of the newsletter form. */
export const newsletterSettingsFragment = graphql`
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
`;
