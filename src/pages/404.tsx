import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/seo/PageHead';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <h1>{data.copy.title}</h1>;
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return (
    <PageHead
      title={data.copy.seo.title}
      description={data.copy.seo.description}
      path={location.pathname}
      indexed={false}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    copy: notFoundCopy {
      seo {
        title
        description
      }
      code
      title
      text
      homeLabel
    }
  }
`;
