import { useEffect, useMemo, useState } from 'react';
import { dataPath } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { SEARCH_INDEX } from '../routes';
import type { TermRow } from './index-parts';
import type { ListingContext, ListingPage, ListingSource, ListingView, Results } from './listing';
import { resultsOf, staticResults } from './listing';
import type { Find, SearchIndex } from './text-search';
import { plainText } from './words';

async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** The part of a listing page's data that the cards of other listings need. */
interface ListingData {
  readonly result: {
    readonly data: Pick<Queries.BlogListingQuery, 'posts'>;
    readonly pageContext: ListingContext;
  };
}

async function loadPage(path: string): Promise<ListingPage> {
  const { result } = await fetchJson<ListingData>(dataPath(path));
  return { context: result.pageContext, cards: result.data.posts };
}

/** So few parts of the index, some 5 kB each, cost less than the time in which a search waits for those that it needs. */
const FEW_PARTS = 4;

async function loadSearch(address: string): Promise<Find> {
  const whole = fetchJson<SearchIndex>(address).then((index) => {
    const ahead = index.parts.length > FEW_PARTS ? [] : index.parts;
    for (const part of ahead) PARTS.load(part.address).catch(console.warn);
    return index;
  });
  const [index, { createTextSearch }] = await Promise.all([whole, import('./text-search')]);
  return createTextSearch(index);
}

/** What is loaded once in a session, by address: on the way back to the listing its results stand at once, in their place. */
class Resources<Value> {
  private known = new Map<string, { readonly loading: Promise<void>; value?: Value }>();

  constructor(private readonly request: (address: string) => Promise<Value>) {}

  at(address: string): Value | undefined {
    return this.known.get(address)?.value;
  }

  /** Loads it unless it is loaded or loading; a later call tries a failed load again. */
  load(address: string): Promise<void> {
    const { known } = this;
    const loading =
      known.get(address)?.loading ??
      this.request(address).then(
        (value) => void known.set(address, { loading, value }),
        (error: unknown) => {
          known.delete(address);
          throw error;
        },
      );
    if (!known.has(address)) known.set(address, { loading });
    return loading;
  }

  /** Leaves out what is on its way, too. */
  forget(): void {
    this.known = new Map();
  }
}

const PAGES = new Resources(loadPage);
const SEARCH = new Resources(loadSearch);
const PARTS = new Resources((address) => fetchJson<readonly TermRow[]>(address));

/** Forgets what was loaded: a newer site may have replaced it. */
export function forgetListing(): void {
  for (const resources of [PAGES, SEARCH, PARTS]) resources.forget();
}

/** The results of a view, or how to load what they still need. */
function attempt(source: ListingSource, view: ListingView) {
  const missing: (() => Promise<void>)[] = [];
  const from = <Value>(resources: Resources<Value>) => {
    return (address: string): Value | undefined => {
      const value = resources.at(address);
      if (value === undefined) missing.push(() => resources.load(address));
      return value;
    };
  };
  const find = (search: string) => from(SEARCH)(SEARCH_INDEX)?.(search, from(PARTS));
  const found = resultsOf(source, view, { page: from(PAGES), find });
  return { found, missing };
}

/** The listing's results, and whether they are up to date. */
export interface ListingState extends Results {
  /** True while the latest request is pending; the previous results stay until it completes. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** True once neither articles nor other pages match. */
  readonly isEmpty: boolean;
}

/** Fetches the index of the search for a visitor who is about to type. */
export function expectSearch(): void {
  SEARCH.load(SEARCH_INDEX).catch(console.warn);
}

/** The cards for a view. Further cards and other categories come from the data of their static pages, a search from its index. */
export function useListing(source: ListingSource, view: ListingView): ListingState {
  const search = plainText(view.search) && view.search;
  const { category, limit } = view;
  const [loads, setLoads] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded is read outside of React
  const { found, missing } = useMemo(
    () => attempt(source, { search, category, limit }),
    [source, search, category, limit, loads],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view loads again what has failed, though the effect does not read it
  useEffect(() => {
    setFailed(false);
    if (missing.length === 0) return undefined;
    let isLatest = true;
    Promise.all(missing.map((load) => load())).then(
      () => isLatest && setLoads((count) => count + 1),
      (error: unknown) => {
        console.warn(error);
        forgetListing();
        if (isLatest) setFailed(true);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [missing, view]);
  // Keep the previous results until the new ones arrive.
  const [last, setLast] = useState(() => found ?? staticResults(source));
  if (found && found !== last) setLast(found);
  const results = found ?? last;
  const broken = failed && found === undefined;
  const isEmpty = !broken && results.total + results.alsoFound.length + results.elsewhere.length === 0;
  return { ...results, busy: found === undefined && !broken, failed: broken, isEmpty };
}
