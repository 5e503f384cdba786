import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleContents } from '../components/article/ArticleContents';
import { ArticleEnd } from '../components/article/ArticleEnd';
import { ArticleHeader } from '../components/article/ArticleHeader';
import { ArticleLayout } from '../components/article/ArticleLayout';
import { ArticleNeighbours } from '../components/article/ArticleNeighbours';
import { ArticleSources } from '../components/article/ArticleSources';
import { BackLink } from '../components/article/BackLink';
import { KeyPoints } from '../components/article/KeyPoints';
import { ReviewNotices } from '../components/article/ReviewNotices';
import { ShareRow } from '../components/article/ShareRow';
import { FEWEST_HEADINGS } from '../components/article/TextPage';
import { Breadcrumbs } from '../components/layout/Breadcrumbs';
import { ArticlesSection } from '../components/sections/ArticlesSection';
import { NewsletterSection } from '../components/sections/NewsletterSection';
import { PageHead } from '../components/seo/PageHead';
import { Boundary } from '../components/ui/Boundary';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { useInterfaceText, useSiteSettings } from '../hooks/use-site-settings';
import { absoluteUrl, BLOG, categoryPath } from '../routes';
import { COVER_ID, SOURCES_ID } from '../utils/page-ids';

type ArticleProps = PageProps<Queries.ArticlePageQuery>;

/** One article. */
export default function ArticlePage({ data }: Pick<ArticleProps, 'data'>) {
  const { post, copy, listing, previous, next, related, categories } = data;
  const { newTab } = useInterfaceText();
  const crumbs = useArticleBreadcrumbs(data);
  const { siteUrl } = useSiteSettings();
  const url = absoluteUrl(siteUrl, post.path);
  const headings = post.body.headings.filter(({ depth }) => depth === 2);
  const contents = post.sources ? [...headings, { id: SOURCES_ID, text: copy.sources.title }] : headings;
  const category = categories.nodes.find(({ name }) => name === post.category);
  return (
    <>
      <ArticleLayout
        header={
          <ArticleHeader
            {...post}
            category={{ name: post.category, href: category ? categoryPath(category.slug) : BLOG }}
            texts={copy}
            breadcrumbs={<Breadcrumbs crumbs={crumbs} endsHere={false} />}
          />
        }
        contents={headings.length >= FEWEST_HEADINGS && <ArticleContents title={copy.contents} headings={contents} />}
      >
        <ReviewNotices
          reviewBy={post.reviewBy}
          isOverdue={post.reviewDue}
          expected={post.expected ?? []}
          texts={copy.review}
        />
        {post.keyPoints && <KeyPoints title={copy.keyPoints} points={post.keyPoints} tool={post.toolCard} />}
        <ArticleBody {...post.body} />
        {post.sources && <ArticleSources sources={post.sources} texts={copy.sources} />}
        <ArticleEnd {...post} reviewBy={post.reviewDue ? null : post.reviewBy} url={url} texts={copy} />
        <ShareRow title={post.title} url={url} newTab={newTab} texts={copy.share} />
        <ArticleNeighbours
          label={copy.neighbours}
          previous={{ label: copy.previous, article: previous }}
          next={{ label: copy.next, article: next }}
        />
        <BackLink>{copy.back}</BackLink>
      </ArticleLayout>
      <ArticlesSection title={copy.related} readMore={listing.readMore} articles={related} background="tinted" />
      <Boundary>
        <NewsletterSection newsletter={data.newsletter} settings={data.settings} />
      </Boundary>
    </>
  );
}

/** An article's breadcrumbs: the listing, then its category. Its title follows right below and is not repeated. */
function useArticleBreadcrumbs({ post, categories }: Queries.ArticlePageQuery) {
  const category = categories.nodes.find(({ name }) => name === post.category);
  const above = category ? [{ label: category.name, href: categoryPath(category.slug) }] : [];
  return useBreadcrumbs([BLOG, ...above]);
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  const { title, excerpt, category, socialCard, cover, date, updated, reviewed, sources, ...people } = data.post;
  const { authors, reviewedBy, originally } = people;
  return (
    <>
      <link rel="expect" href={`#${COVER_ID}`} blocking="render" />
      <PageHead
        title={title}
        description={excerpt}
        path={location.pathname}
        image={socialCard}
        crumbs={useArticleBreadcrumbs(data)}
        category={data.categories.nodes.find(({ name }) => name === category)}
        subjects={{
          article: {
            published: date,
            updated,
            reviewed,
            sources: sources ?? [],
            authors: authors ?? [],
            reviewedBy,
            originally,
            category,
            image: cover?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? socialCard,
          },
        }}
      />
    </>
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    copy: articleCopy {
      ...ArticleCopyFields
    }
    listing: blogCopy {
      readMore
    }
    settings: siteSettings {
      ...NewsletterSettings
    }
    newsletter {
      ...NewsletterFields
    }
    categories: allCategory {
      nodes {
        name
        slug
      }
    }
    post: article(id: $id) {
      slug
      path
      title
      excerpt
      category
      socialCard
      readTime
      statusLabel
      date
      updated
      authors {
        ...PersonFields
      }
      reviewedBy {
        ...PersonFields
      }
      originally {
        title
        url
      }
      keyPoints
      toolCard {
        href
        linkLabel
      }
      sources {
        title
        url
        checked
      }
      reviewed
      reviewBy
      reviewDue
      expected {
        isOverdue
        labels
        from
      }
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1600, breakpoints: [480, 800, 1200, 1600])
        }
      }
      body {
        html
        meanings
        headings {
          id
          text
          depth
        }
      }
    }
    previous: post(id: { eq: $previousId }) {
      title
      path
    }
    next: post(id: { eq: $nextId }) {
      title
      path
    }
    related: articles(ids: $relatedIds) {
      ...ArticleCard
    }
  }
`;
