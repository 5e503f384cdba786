import { graphql, useStaticQuery } from 'gatsby';

/** The small words of `content/interface.yaml`. */
export function useInterfaceText(): Queries.InterfaceTextForLayoutQuery['interfaceText'] {
  return useStaticQuery<Queries.InterfaceTextForLayoutQuery>(graphql`
    query InterfaceTextForLayout {
      interfaceText {
        skipLink
        homeLink
        mainNavigation
        footerNavigation
        breadcrumbs {
          label
          home
        }
        menu
        newTab
        closeDialog
        dismissToast
        notifications
        theme {
          label
          light
          dark
          system
        }
        offline
      }
    }
  `).interfaceText;
}
