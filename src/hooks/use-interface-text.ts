import { graphql, useStaticQuery } from 'gatsby';

/** The interface labels of `content/interface.yaml`. */
export function useInterfaceText(): Queries.InterfaceTextForLayoutQuery['interfaceText'] {
  return useStaticQuery<Queries.InterfaceTextForLayoutQuery>(graphql`
    query InterfaceTextForLayout {
      interfaceText {
        ...InterfaceTextFields
      }
    }
  `).interfaceText;
}
