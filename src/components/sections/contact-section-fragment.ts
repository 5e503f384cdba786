import { graphql } from 'gatsby';

/** The words of the contact form. */
export const contactFormFragment = graphql`
  fragment ContactFormWords on ContactForm {
    title
    lead
    optional
    name {
      label
      hint
    }
    email {
      label
      hint
    }
    phone {
      label
      hint
    }
    interest {
      label
      hint
    }
    noInterest
    message {
      label
      hint
    }
    honeypot
    submit
    sending
    success {
      title
      text
    }
    problems {
      invalid
      field
      busy
      failed
      timeout
      offline
      outOfOrder
      notSent
    }
    retry
    writeEmail
    emailSubject
    noScript
  }
`;

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
