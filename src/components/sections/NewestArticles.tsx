import { useId } from 'react';
import type { ShownArticle } from '../../hooks/use-listing-pages';
import { CardGrid } from '../ui/CardGrid';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { ArticleCard } from './blog/ArticleCard';

interface NewestArticlesProps {
  readonly heading: Queries.HeadingFieldsFragment;
  readonly readMore: string;
  readonly articles: readonly ShownArticle[];
}

/** A few articles for a visitor who has not found what they came for. */
export function NewestArticles({ heading, readMore, articles }: NewestArticlesProps) {
  const titleId = useId();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy={titleId} space="last">
      <SectionHeading id={titleId} {...heading} />
      <CardGrid columns={3}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} />
        ))}
      </CardGrid>
    </Section>
  );
}
