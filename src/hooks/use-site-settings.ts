import { graphql, useStaticQuery } from 'gatsby';

/** The settings of `content/site.yaml` that layout and sections show. */
export function useSiteSettings(): Queries.SiteSettingsFragmentFragment {
  const data = useStaticQuery<Queries.SiteSettingsForLayoutQuery>(graphql`
    fragment SiteSettingsFragment on SiteSettings {
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
    query SiteSettingsForLayout {
      siteSettings {
        ...SiteSettingsFragment
      }
    }
  `);
  if (!data.siteSettings) throw new Error('content/site.yaml is missing.');
  return data.siteSettings;
}
