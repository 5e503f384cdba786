import { styled } from '@mui/material/styles';
import type { ShownArticle } from '../../../hooks/use-listing-pages';
import { ArticleCard } from './ArticleCard';
import { ArticleGrid } from './ArticleGrid';

interface AlsoFoundProps {
  readonly title: string;
  readonly readMore: string;
  readonly articles: readonly ShownArticle[];
}

const HEADING_ID = 'also-found';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginTop: 'clamp(2rem, 5vw, 3.5rem)',
  paddingTop: 'clamp(1.5rem, 4vw, 2.5rem)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': theme.typography.h2,
}));

/** Articles that match in their text, below those that match as the visitor wrote. */
export function AlsoFound({ title, readMore, articles }: AlsoFoundProps) {
  if (articles.length === 0) return null;
  return (
    <Group aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{title}</h2>
      <ArticleGrid>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} />
        ))}
      </ArticleGrid>
    </Group>
  );
}
