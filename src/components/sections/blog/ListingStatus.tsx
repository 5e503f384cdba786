import { styled } from '@mui/material/styles';
import type { ListingState } from '../../../hooks/use-listing';
import { fillTemplate } from '../../../utils/fill-template';
import { NoArticles, type NoArticlesTexts } from './NoArticles';

/** The sentences that say what is shown; `{count}`, `{from}` and `{to}` are filled in. */
export interface StatusTexts extends NoArticlesTexts {
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

function sentence({ cards, from, total, alsoFound: { length: inText } }: ListingState, texts: StatusTexts): string {
  const count = total || inText;
  const whole = count === 1 ? texts.resultsOne : texts.resultsMany;
  const template = cards.length < total ? texts.resultsPart : whole;
  const results = fillTemplate(template, { from, to: from + cards.length - 1, count });
  return total > 0 && inText > 0 ? `${results} · ${fillTemplate(texts.alsoFound, { count: inText })}` : results;
}

/** How many articles are shown, or that there are none; screen readers are told when it changes. */
export function ListingStatus({ listing, texts }: ListingStatusProps) {
  const { total, alsoFound, failed } = listing;
  return (
    <div role="status">
      {failed && <Line data-failed>{texts.searchFailed}</Line>}
      {!failed && total + alsoFound.length === 0 && <NoArticles texts={texts} />}
      {!failed && total + alsoFound.length > 0 && <Line>{sentence(listing, texts)}</Line>}
    </div>
  );
}
