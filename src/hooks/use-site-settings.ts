import { graphql, useStaticQuery } from 'gatsby';

/** The settings of `content/site.yaml` for layout and sections. */
export function useSiteSettings(): Queries.SiteSettingsForLayoutQuery['siteSettings'] {
  return useStaticQuery<Queries.SiteSettingsForLayoutQuery>(graphql`
    query SiteSettingsForLayout {
      siteSettings {
        brand {
          name
          description
        }
        logo
        siteUrl
        language
        email
        booking {
          label
          url
        }
        navigation {
          label
          href
        }
        social {
          network
          label
          href
        }
        footer {
          groups {
            title
            links {
              label
              href
            }
          }
          contactTitle
          socialTitle
          legal {
            label
            href
          }
          rights
        }
      }
    }
  `).siteSettings;
}
