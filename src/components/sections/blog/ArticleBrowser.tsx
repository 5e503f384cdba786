import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useListing } from '../../../hooks/use-listing';
import type { ListingSource } from '../../../hooks/use-listing-pages';
import { useListingView } from '../../../hooks/use-listing-view';
import { Section } from '../../ui/Section';
import { AlsoFound } from './AlsoFound';
import { ArticleCard } from './ArticleCard';
import { ArticleGrid } from './ArticleGrid';
import { CategoryChips, type CategoryChoice } from './CategoryChips';
import { ListingPager } from './ListingPager';
import { ListingStatus } from './ListingStatus';
import { LoadMore } from './LoadMore';
import { OtherPages } from './OtherPages';
import { SearchBox } from './SearchBox';

interface ArticleBrowserProps {
  readonly source: ListingSource;
  readonly choices: readonly CategoryChoice[];
  /** Changes when the visitor follows a link to this same page. */
  readonly locationKey: string | undefined;
  readonly texts: Queries.BlogListingQuery['copy'];
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  marginBottom: 20,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
}));

const Results = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  transition: theme.transitions.create('opacity'),
  '&[aria-busy="true"]': { opacity: 0.6 },
}));

const More = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 20 });

/** Search, filters and the cards that match them. */
export function ArticleBrowser({ source, choices, locationKey, texts }: ArticleBrowserProps) {
  const fixedCategory = source.context.category;
  const box = useRef<HTMLInputElement>(null);
  const { view, search, choose, showMore, focusFrom } = useListingView(fixedCategory, locationKey, box);
  const [eager, setEager] = useState(false);
  const listing = useListing(source, view, eager);
  const { cards, from, total, nextPath } = listing;
  const more = from - 1 + cards.length < total;
  const unfiltered = view.search === '' && view.category === fixedCategory;
  return (
    <Section space="last">
      <Tools>
        <SearchBox
          box={box}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          onChange={search}
          onIntent={() => setEager(true)}
        />
        {choices.length > 0 && (
          <CategoryChips
            label={texts.filterLabel}
            choices={choices}
            chosen={view.category}
            onChoose={fixedCategory === null ? choose : undefined}
            isFurtherPage={source.context.page > 1}
          />
        )}
      </Tools>
      <Results aria-busy={listing.busy}>
        <ListingStatus listing={listing} texts={texts} />
        {cards.length > 0 && (
          <ArticleGrid>
            {cards.map((article, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                readMore={texts.readMore}
                level={2}
                priority={index === 0}
                focused={index === focusFrom}
              />
            ))}
          </ArticleGrid>
        )}
        {more && (
          <More>
            <LoadMore nextPath={nextPath} onMore={() => showMore(cards.length)}>
              {texts.loadMore}
            </LoadMore>
          </More>
        )}
        <AlsoFound
          title={texts.alsoFoundTitle}
          readMore={texts.readMore}
          articles={listing.alsoFound}
          isBelowResults={cards.length > 0}
        />
        <OtherPages title={texts.elsewhere.title} pages={listing.elsewhere} />
      </Results>
      {unfiltered && (
        <ListingPager
          label={texts.pages}
          newer={{ label: texts.previousPage, path: source.context.newerPath }}
          older={{ label: texts.nextPage, path: source.context.newerPath && nextPath }}
        />
      )}
    </Section>
  );
}
