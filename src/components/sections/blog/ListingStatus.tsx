import { styled } from '@mui/material/styles';
import type { ListingState } from '../../../hooks/use-listing';
import { fillTemplate } from '../../../utils/fill-template';
import { NoArticles } from './NoArticles';

interface ListingStatusProps {
  readonly listing: ListingState;
  readonly texts: Queries.BlogListingQuery['copy'];
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  color: theme.vars.palette.text.secondary,
  '&[data-failed]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

function sentence(
  { cards, from, total, alsoFound, elsewhere }: ListingState,
  texts: Queries.BlogListingQuery['copy'],
): string {
  const inText = alsoFound.length;
  const count = total || inText;
  const whole = count === 1 ? texts.resultsOne : texts.resultsMany;
  const template = cards.length < total ? texts.resultsPart : whole;
  return [
    count > 0 && fillTemplate(template, { from, to: from + cards.length - 1, count }),
    total > 0 && inText > 0 && fillTemplate(texts.alsoFound, { count: inText }),
    elsewhere.length > 0 && fillTemplate(texts.elsewhere.count, { count: elsewhere.length }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** How many articles and other pages are shown, or that there are none; a live region. */
export function ListingStatus({ listing, texts }: ListingStatusProps) {
  const { failed, isEmpty } = listing;
  return (
    <div role="status">
      {failed && <Line data-failed>{texts.searchFailed}</Line>}
      {isEmpty && <NoArticles texts={texts} />}
      {!failed && !isEmpty && <Line>{sentence(listing, texts)}</Line>}
    </div>
  );
}
