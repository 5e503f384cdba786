import Button from '@mui/material/Button';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { ArticlesSection } from '../components/sections/ArticlesSection';
import { PageHero } from '../components/sections/PageHero';
import { ToolsSection } from '../components/sections/ToolsSection';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { HOME } from '../routes';

/** The page after a form that was posted without script. */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { hero, homeLabel, tools, articles } = data.copy;
  return (
    <>
      <PageHero {...hero}>
        <Button component={Link} to={HOME}>
          {homeLabel}
        </Button>
      </PageHero>
      <ToolsSection tools={data.toolsPage.tools} heading={tools} space="full" />
      <ArticlesSection {...articles} readMore={data.blog.readMore} articles={data.articles.nodes} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ThanksPageQuery>) {
  return <PageCopyHead copy={data.copy} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query ThanksPage {
    copy: thanksCopy {
      ...ThanksCopyFields
    }
    toolsPage: toolsCopy {
      tools {
        ...ToolCard
      }
    }
    blog: blogCopy {
      readMore
    }
    articles: allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
