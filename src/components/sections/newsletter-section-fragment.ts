import { graphql } from 'gatsby';

/** The words of the newsletter block. */
export const newsletterFragment = graphql`
  fragment NewsletterWords on Newsletter {
    title
    lead
    emailLabel
    submit
    sending
    honeypot
    success {
      title
      text
    }
    failed
    notLive
  }
`;

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
