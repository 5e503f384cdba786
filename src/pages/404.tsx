import { graphql, type HeadProps, navigate, type PageProps, withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { ArticlesSection } from '../components/sections/ArticlesSection';
import { SearchBox } from '../components/sections/blog/SearchBox';
import { NotFound } from '../components/sections/NotFound';
import { ToolsSection } from '../components/sections/ToolsSection';
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
  const { copy, blog, articles } = data;
  return (
    <>
      <NotFound {...copy} picture={copy.picture.publicURL ?? undefined}>
        <SearchBox action={withPrefix(BLOG)} label={blog.searchLabel} placeholder={blog.searchPlaceholder} />
      </NotFound>
      <ToolsSection tools={data.toolsPage.tools} heading={copy.tools} />
      <ArticlesSection {...copy.articles} readMore={blog.readMore} articles={articles.nodes} />
    </>
  );
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
    toolsPage: toolsCopy {
      tools {
        ...ToolCard
      }
    }
    blog: blogCopy {
      searchLabel
      searchPlaceholder
      readMore
    }
    articles: allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 2) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
