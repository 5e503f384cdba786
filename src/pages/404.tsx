import Button from '@mui/material/Button';
import { graphql, type HeadProps, Link, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { PageHero } from '../components/layout/PageHero';
import { ArticlesSection } from '../components/sections/ArticlesSection';
import { ToolsSection } from '../components/sections/ToolsSection';
import { PageHead } from '../components/seo/PageHead';
import { Image } from '../components/ui/Image';
import { BLOG, HOME, isBelowBlog } from '../routes';
import { SearchBox } from '../search/SearchBox';
import { SEARCH_ID } from '../utils/page-ids';

/** The not-found page. Below the blog it redirects to the listing without showing itself. */
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
      <PageHero
        eyebrow={copy.code}
        title={copy.title}
        lead={copy.text}
        media={copy.picture.publicURL && <Image src={copy.picture.publicURL} width={800} height={600} alt="" />}
        background="plain"
      >
        <SearchBox action={`${BLOG}#${SEARCH_ID}`} label={blog.searchLabel} placeholder={blog.searchPlaceholder} />
        <Button component={Link} to={HOME}>
          {copy.homeLabel}
        </Button>
      </PageHero>
      <ToolsSection {...copy.tools} tools={data.tools.nodes} space="last" />
      <ArticlesSection {...copy.articles} readMore={blog.readMore} articles={articles.nodes} space="last" />
    </>
  );
}

export function Head({ data: { copy }, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead {...copy.seo} image={copy.socialCard} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query NotFoundPage {
    copy: notFoundCopy {
      ...NotFoundCopyFields
      picture {
        publicURL
      }
    }
    tools: allTool(sort: { order: ASC }) {
      nodes {
        ...ToolFields
      }
    }
    blog: blogCopy {
      searchLabel
      searchPlaceholder
      readMore
    }
    articles: allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
