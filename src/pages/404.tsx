import { graphql, type HeadProps, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { NotFound } from '../components/sections/NotFound';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { BLOG, isBelowBlog } from '../routes';

/** An address without a page. Below the blog it leads back to the listing, without showing itself. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { pathname } = location;
  const leadsToBlog = isBelowBlog(pathname);
  useEffect(() => {
    if (leadsToBlog) navigate(BLOG, { replace: true });
    else console.error(pathname);
  }, [leadsToBlog, pathname]);
  if (leadsToBlog) return null;
  return <NotFound {...data.copy} picture={data.copy.picture.publicURL ?? undefined} />;
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageCopyHead copy={data.copy} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    copy: notFoundCopy {
      ...NotFoundCopyFields
      picture {
        publicURL
      }
    }
  }
`;
