import GlobalStyles from '@mui/material/GlobalStyles';
import { Root } from '../../components/layout/Root';
import { ArticleCard } from '../../components/sections/blog/ArticleCard';
import { CardGrid } from '../../components/ui/CardGrid';
import ArticlePage from '../../templates/article';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { GUTTER } from '../../theme/measures';
import { SearchResult } from './SearchResult';
import { VIEWS } from './views';

interface PreviewedArticleProps {
  readonly data: Queries.ArticlePageQuery;
  readonly brand: string;
}

/** The bar above the preview, and the one view that is chosen in it. */
const frameStyle = {
  '.preview-bar': {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: 12,
    borderBottom: '1px solid',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
  },
  '.preview-bar button': {
    minHeight: 40,
    paddingInline: 14,
    border: '1px solid',
    borderRadius: 8,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '.preview-bar button[aria-pressed=true]': { color: 'Canvas', backgroundColor: 'CanvasText' },
  ...Object.fromEntries(
    Object.keys(VIEWS).map((view) => [
      `[data-shown]:not([data-shown=${view}]) > [data-view=${view}]`,
      { display: 'none' },
    ]),
  ),
  '[data-view=card], [data-view=search]': { maxWidth: '26rem', marginInline: 'auto', padding: GUTTER },
  '[data-view=search]': { maxWidth: '44rem' },
  '[data-view=card] > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

/** An article as its page, its card in the listing, and its search result. */
export function PreviewedArticle({ data, brand }: PreviewedArticleProps) {
  const { post, listing, settings } = data;
  return (
    <Root>
      <GlobalStyle />
      <GlobalStyles styles={frameStyle} />
      <main data-view="article">
        <ArticlePage data={data} />
      </main>
      <div data-view="card">
        <CardGrid from="lg">
          <ArticleCard article={post} readMore={listing.readMore} level={2} />
        </CardGrid>
      </div>
      <div data-view="search">
        <SearchResult {...post} brand={brand} siteUrl={settings.siteUrl} />
      </div>
    </Root>
  );
}
