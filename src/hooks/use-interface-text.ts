import { graphql, useStaticQuery } from 'gatsby';

/** The small words of `content/interface.yaml`. */
export function useInterfaceText(): Queries.InterfaceTextFragmentFragment {
  const data = useStaticQuery<Queries.InterfaceTextForLayoutQuery>(graphql`
    fragment InterfaceTextFragment on InterfaceText {
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
    query InterfaceTextForLayout {
      interfaceText {
        ...InterfaceTextFragment
      }
    }
  `);
  if (!data.interfaceText) throw new Error('content/interface.yaml is missing.');
  return data.interfaceText;
}
