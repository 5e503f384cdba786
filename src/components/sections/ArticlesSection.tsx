import { styled } from '@mui/material/styles';
import { ArticleCard } from '../article/ArticleCard';
import { CardGrid } from '../ui/CardGrid';
import { type Placement, Section } from '../ui/Section';

interface ArticlesSectionProps extends Partial<Queries.HeadingFieldsFragment>, Placement {
  readonly title: string;
  readonly readMore: string;
  readonly articles: readonly Queries.ArticleCardFragment[];
  /** True after another section of articles, which may show the same ones. */
  readonly isRepeated?: boolean;
}

/** A link onwards, useless on paper. */
const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** A few articles for visitors who have reached the end, or haven't found what they came for. */
export function ArticlesSection(props: ArticlesSectionProps) {
  const { readMore, articles, isRepeated = false, ...section } = props;
  if (articles.length === 0) return null;
  return (
    <OnScreen>
      <Section {...section}>
        <CardGrid from="lg">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} still={isRepeated} />
          ))}
        </CardGrid>
      </Section>
    </OnScreen>
  );
}
