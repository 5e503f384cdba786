import { styled } from '@mui/material/styles';
import type { ListingState } from '../../../hooks/use-listing';
import { fillTemplate } from '../../../utils/fill-template';

/** The sentences that say what is shown; `{count}`, `{from}` and `{to}` are filled in. */
export interface StatusTexts {
  readonly resultsNone: string;
  readonly resultsOne: string;
  readonly resultsMany: string;
  readonly resultsPart: string;
  readonly alsoFound: string;
  readonly searchFailed: string;
}

interface ListingStatusProps {
  readonly listing: ListingState;
  readonly texts: StatusTexts;
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  color: theme.vars.palette.text.secondary,
  '&[data-failed]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

function sentence({ cards, from, total: count, failed }: ListingState, texts: StatusTexts): string {
  if (failed) return texts.searchFailed;
  if (count === 0) return texts.resultsNone;
  if (cards.length < count) return fillTemplate(texts.resultsPart, { from, to: from + cards.length - 1, count });
  return fillTemplate(count === 1 ? texts.resultsOne : texts.resultsMany, { count });
}

/** How many articles are shown; screen readers are told when it changes. */
export function ListingStatus({ listing, texts }: ListingStatusProps) {
  return (
    <Line role="status" data-failed={listing.failed || undefined}>
      {sentence(listing, texts)}
      {listing.alsoFound.length > 0 && ` · ${fillTemplate(texts.alsoFound, { count: listing.alsoFound.length })}`}
    </Line>
  );
}
