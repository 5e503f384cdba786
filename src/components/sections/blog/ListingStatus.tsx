import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import type { ListingState } from '../../../hooks/use-listing';
import { BLOG } from '../../../routes';
import { fillTemplate } from '../../../utils/fill-template';

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

/** What is shown instead of the cards when nothing matches. */
const Empty = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 'clamp(1rem, 3vw, 2.5rem)',
  textAlign: 'center',
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary, marginBottom: 12 },
  '& img': { width: 'min(20rem, 80%)', height: 'auto' },
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
      {isEmpty && (
        <Empty>
          <img src={texts.emptyPicture.publicURL ?? undefined} width={800} height={600} alt="" />
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.emptyText}</p>
          <Button component={Link} to={BLOG} variant="outlined">
            {texts.emptyReset}
          </Button>
        </Empty>
      )}
      {!failed && !isEmpty && <Line>{sentence(listing, texts)}</Line>}
    </div>
  );
}
