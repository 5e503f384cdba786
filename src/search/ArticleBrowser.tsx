import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { useRef } from 'react';
import { dataPath, InPlaceLink, preload } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { ArticleCard } from '../components/article/ArticleCard';
import { Boundary } from '../components/ui/Boundary';
import { CardGrid } from '../components/ui/CardGrid';
import { Section } from '../components/ui/Section';
import { SEARCH_INDEX } from '../routes';
import { stack } from '../theme/mixins';
import { ALSO_FOUND_ID, ANSWERS_ID, OTHER_PAGES_ID, SEARCH_ID } from '../utils/page-ids';
import { CategoryChips, type CategoryChoice } from './CategoryChips';
import { ListingStatus } from './ListingStatus';
import type { ListingSource } from './listing';
import { OtherPages } from './OtherPages';
import { SearchBox } from './SearchBox';
import type { ArticleCardData } from './text-search';
import { expectSearch, useListing } from './use-listing';
import { useListingView } from './use-listing-view';

type Texts = Queries.BlogListingQuery['copy'];

interface AlsoFoundProps {
  readonly title: string;
  readonly readMore: string;
  readonly articles: readonly ArticleCardData[];
  /** False if nothing else was found. */
  readonly isBelowResults: boolean;
}

const Group = styled('section')(({ theme }) => ({
  ...stack(24),
  '&[data-below]': {
    marginTop: 'clamp(1rem, 4vw, 2.25rem)',
    paddingTop: 'clamp(1.5rem, 4vw, 2.5rem)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** Articles with a match in their text, below those with a match in title or excerpt. */
function AlsoFound({ title, readMore, articles, isBelowResults }: AlsoFoundProps) {
  if (articles.length === 0) return null;
  return (
    <Group aria-labelledby={ALSO_FOUND_ID} data-below={isBelowResults || undefined}>
      <Typography variant="h2" id={ALSO_FOUND_ID}>
        {title}
      </Typography>
      <CardGrid from="lg">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} readMore={readMore} level={3} />
        ))}
      </CardGrid>
    </Group>
  );
}

interface LoadMoreProps {
  readonly label: string;
  /** The static page with the next cards; search results have none. */
  readonly nextPath: string | null;
  readonly onMore: () => void;
}

/** Shows more cards in place; without script it links to the next static page. */
function LoadMore({ label, nextPath, onMore }: LoadMoreProps) {
  const target =
    nextPath === null ? { onClick: onMore } : { component: InPlaceLink, to: nextPath, rel: 'next', onPress: onMore };
  return (
    <Button variant="outlined" {...target}>
      {label}
    </Button>
  );
}

interface ListingPagerProps {
  readonly texts: Pick<Texts, 'pages' | 'previousPage' | 'nextPage'>;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

const PagerLink = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 });

/** Links to the neighbouring static pages of the listing. */
function ListingPager({ texts, newerPath, olderPath }: ListingPagerProps) {
  if (!newerPath && !olderPath) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={3}
      sx={{ justifyContent: newerPath ? 'space-between' : 'end', mt: 4 }}
      aria-label={texts.pages}
    >
      {newerPath && (
        <PagerLink to={newerPath} rel="prev">
          {texts.previousPage}
        </PagerLink>
      )}
      {olderPath && (
        <PagerLink to={olderPath} rel="next">
          {texts.nextPage}
        </PagerLink>
      )}
    </Stack>
  );
}

interface ArticleBrowserProps {
  readonly source: ListingSource;
  /** Offered when nothing is found. */
  readonly newest: readonly ArticleCardData[];
  readonly choices: readonly CategoryChoice[];
  /** Changes when the visitor follows a link to this same page. */
  readonly locationKey: string | undefined;
  readonly texts: Texts;
}

/** On a phone, the number of results follows the search box at once, so that it is in view above the keyboard. */
const Tools = styled('div')(({ theme }) => ({
  ...stack(20),
  marginBottom: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 22rem)',
    gridTemplateAreas: '"filters search" "status status"',
    alignItems: 'center',
    '& > form': { gridArea: 'search' },
    '& > nav': { gridArea: 'filters' },
  },
}));

const Results = styled('div')(({ theme }) => ({
  ...stack(20),
  '& > *': { transition: theme.transitions.create('opacity') },
  '&[data-busy] > *': { opacity: 0.6 },
}));

const More = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 20 });

/** Search, filters and the matching cards. */
export function ArticleBrowser({ source, newest, choices, locationKey, texts }: ArticleBrowserProps) {
  const fixedCategory = source.context.category;
  const box = useRef<HTMLInputElement>(null);
  const { view, search, choose, showMore, focusFrom } = useListingView(fixedCategory, locationKey, box);
  const listing = useListing(source, view);
  const { cards, from, total, nextPath, isEmpty } = listing;
  const answers = listing.elsewhere.filter(({ isAnswer }) => isAnswer);
  const others = listing.elsewhere.filter(({ isAnswer }) => !isAnswer);
  const more = from - 1 + cards.length < total;
  const unfiltered = view.search === '' && view.category === fixedCategory;
  return (
    <Section space="last">
      <Tools id={SEARCH_ID} {...preload(SEARCH_INDEX)}>
        <SearchBox
          box={box}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          searched={view.search}
          onChange={search}
          onIntent={expectSearch}
        />
        <ListingStatus listing={listing} view={view} texts={texts} />
        {choices.length > 0 && (
          <Boundary fallback={false}>
            <CategoryChips
              label={texts.filterLabel}
              choices={choices}
              chosen={view.category}
              onChoose={fixedCategory === null ? choose : undefined}
              isFurtherPage={source.context.page > 1}
            />
          </Boundary>
        )}
      </Tools>
      <Results data-busy={listing.busy ? '' : undefined}>
        <OtherPages id={ANSWERS_ID} title={texts.elsewhere.answers} pages={answers} />
        {cards.length > 0 && (
          <CardGrid from="lg">
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
          </CardGrid>
        )}
        {more && (
          <More {...(nextPath !== null && preload(dataPath(nextPath)))}>
            <LoadMore label={texts.loadMore} nextPath={nextPath} onMore={() => showMore(cards.length)} />
          </More>
        )}
        <AlsoFound
          title={isEmpty ? texts.emptySuggestions : texts.alsoFoundTitle}
          readMore={texts.readMore}
          articles={isEmpty ? newest : listing.alsoFound}
          isBelowResults={cards.length + answers.length > 0 || isEmpty}
        />
        <OtherPages id={OTHER_PAGES_ID} title={texts.elsewhere.title} pages={others} />
      </Results>
      {unfiltered && (
        <ListingPager
          texts={texts}
          newerPath={source.context.newerPath}
          olderPath={source.context.newerPath && nextPath}
        />
      )}
    </Section>
  );
}
