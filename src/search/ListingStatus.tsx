import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BLOG } from '../routes';
import { count } from '../statistics/count';
import { visuallyHidden } from '../theme/mixins';
import { fillTemplate } from '../utils/fill-template';
import type { ListingView } from './listing';
import { useDebouncedValue } from './use-debounced-value';
import type { ListingState } from './use-listing';

interface ListingStatusProps {
  readonly listing: ListingState;
  readonly view: ListingView;
  readonly texts: Queries.BlogListingQuery['copy'];
}

/** Keeps some distance from the edge of the window when it is scrolled to. */
const Frame = styled('div')(({ theme }) => ({
  scrollMarginBlock: 12,
  [theme.breakpoints.up('md')]: { gridArea: 'status' },
}));

/** What is announced; visible unless the page shows it otherwise. */
const Line = styled('span')({ '&[data-hidden]': visuallyHidden });

const Empty = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 'clamp(1rem, 3vw, 2.5rem)',
  textAlign: 'center',
});

/** Below the words on a phone, where they must be in view above the keyboard. */
const Drawing = styled('img')(({ theme }) => ({
  width: 'min(20rem, 80%)',
  height: 'auto',
  [theme.breakpoints.down('sm')]: { order: 1 },
}));

function sentence(
  { cards, from, total, alsoFound, elsewhere, isEmpty }: ListingState,
  texts: Queries.BlogListingQuery['copy'],
): string {
  if (isEmpty) return texts.emptyTitle;
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

const FAILED = { color: 'error.main', fontWeight: 600 } as const;

/** How long the results may take before the status mentions it, in milliseconds: longer than a search usually does. */
const PATIENCE = 700;
/** Milliseconds without a change before the status is announced. */
const QUIET = 300;

/** Milliseconds after which a search without result is what the visitor meant, and not a word half typed. */
const SETTLED = 2000;

/**
 * Live region with the number of articles and other pages, or that there are none, in which case a drawing stands below it at
 * once. Keyed by search and category, so that the same words are announced again for another search.
 */
export function ListingStatus({ listing, view, texts }: ListingStatusProps) {
  const { busy, failed, isEmpty } = listing;
  const isSlow = useDebouncedValue(busy, PATIENCE - QUIET) && busy;
  const words = isSlow ? texts.searching : sentence(listing, texts);
  const latest = `${view.category ?? ''} ${view.search}`;
  // The previous results, which stay in the meantime, are no answer to the latest request.
  const [answered, setAnswered] = useState(latest);
  if (!busy && answered !== latest) setAnswered(latest);
  const request = isSlow ? latest : answered;
  const status = useMemo(
    () => ({ request, line: failed ? texts.searchFailed : words }),
    [request, failed, words, texts],
  );
  const settled = useDebouncedValue(status, QUIET);
  const { request: key, line } = settled;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { request } = settled;
    const box = document.activeElement;
    // Large letters may leave no room for it below the search box, also once its words have become longer; a visitor who has
    // scrolled past the box is reading.
    if (request.trim() && box?.matches('[type=search]') && box.getBoundingClientRect().top > 0)
      frame.current?.scrollIntoView({ block: 'nearest' });
  }, [settled]);
  const { search } = view;
  useEffect(() => {
    if (!isEmpty || busy || search.trim() === '') return;
    const timer = setTimeout(count, SETTLED, 'Search without result', { words: search.trim() });
    return () => clearTimeout(timer);
  }, [isEmpty, busy, search]);
  return (
    <Frame ref={frame}>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: isEmpty ? 0 : '1.55em', ...(failed ? FAILED : { color: 'text.secondary' }) }}
      >
        <Line key={key} data-hidden={isEmpty || line === texts.emptyTitle || undefined}>
          {line}
        </Line>
      </Typography>
      {isEmpty && (
        <Empty>
          <Drawing src={texts.emptyPicture.publicURL ?? undefined} width={800} height={600} alt="" />
          <Typography variant="h2">{texts.emptyTitle}</Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mb: 1.5 }}>
            {texts.emptyText}
          </Typography>
          <Button component={Link} to={BLOG} variant="outlined">
            {texts.emptyReset}
          </Button>
        </Empty>
      )}
    </Frame>
  );
}
