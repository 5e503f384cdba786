import { styled } from '@mui/material/styles';
import type { ArticleCardData } from '../../../hooks/use-listing-pages';
import { RELATED_ID } from '../../../utils/page-ids';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { ArticleCard } from '../blog/ArticleCard';
import { ArticleGrid } from '../blog/ArticleGrid';

interface RelatedArticlesProps {
  readonly title: string;
  readonly articles: readonly ArticleCardData[];
  readonly readMore: string;
}

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** Articles that a reader of this one may want next. */
export function RelatedArticles({ title, articles, readMore }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <OnScreen>
      <Section tone="wash" labelledBy={RELATED_ID}>
        <SectionHeading id={RELATED_ID} title={title} />
        <ArticleGrid>
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} />
          ))}
        </ArticleGrid>
      </Section>
    </OnScreen>
  );
}
