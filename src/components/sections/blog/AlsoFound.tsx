import { styled } from '@mui/material/styles';
import type { ShownArticle } from '../../../hooks/use-listing-pages';
import { ALSO_FOUND_ID } from '../../../utils/page-ids';
import { CardGrid } from '../../ui/CardGrid';
import { ArticleCard } from './ArticleCard';

interface AlsoFoundProps {
  readonly title: string;
  readonly readMore: string;
  readonly articles: readonly ShownArticle[];
  /** False where nothing else was found. */
  readonly isBelowResults: boolean;
}

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&[data-below]': {
    marginTop: 'clamp(1rem, 4vw, 2.25rem)',
    paddingTop: 'clamp(1.5rem, 4vw, 2.5rem)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > h2': theme.typography.h2,
}));

/** Articles that match in their text, below those whose title or excerpt matches. */
export function AlsoFound({ title, readMore, articles, isBelowResults }: AlsoFoundProps) {
  if (articles.length === 0) return null;
  return (
    <Group aria-labelledby={ALSO_FOUND_ID} data-below={isBelowResults || undefined}>
      <h2 id={ALSO_FOUND_ID}>{title}</h2>
      <CardGrid from="lg">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} />
        ))}
      </CardGrid>
    </Group>
  );
}
