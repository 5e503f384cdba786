import { graphql, useStaticQuery } from 'gatsby';

/** The settings for every page's head. */
export function useSeoSettings(): Queries.SeoSettingsQuery {
  return useStaticQuery<Queries.SeoSettingsQuery>(graphql`
    query SeoSettings {
      site: siteSettings {
        brand {
          name
          description
        }
        siteUrl
        language
        email
        socialCard
        founder {
          name
          role
          isRealName
        }
        social {
          href
        }
      }
      blog: blogCopy {
        feed {
          title
          categoryTitle
        }
      }
    }
  `);
}
