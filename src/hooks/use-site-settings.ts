import { graphql, useStaticQuery } from 'gatsby';

type Data = Queries.SiteSettingsForPagesQuery;

/** One query for all hooks, so that a hydrating page makes one request. */
function useData(): Data {
  return useStaticQuery<Data>(graphql`
    query SiteSettingsForPages {
      siteSettings {
        brand {
          name
          description
        }
        logo
        siteUrl
        language
        email
        socialCard
        founder {
          name
          role
          isRealName
        }
        booking {
          label
          url
          utm
        }
        contact {
          ...ContactWaysFields
        }
        notice {
          ...NoticeFields
        }
        verification {
          google
          bing
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
      blogCopy {
        feed {
          title
          categoryTitle
        }
      }
      interfaceText {
        ...InterfaceTextFields
      }
    }
  `);
}

/** The settings of `content/site.yaml` that pages and their heads show. */
export const useSiteSettings = (): Data['siteSettings'] => useData().siteSettings;

/** The templates of the feeds' names. */
export const useFeedTitles = (): Data['blogCopy']['feed'] => useData().blogCopy.feed;

/** The interface labels of `content/interface.yaml`. */
export const useInterfaceText = (): Data['interfaceText'] => useData().interfaceText;
