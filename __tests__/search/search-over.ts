import { SEARCH_INDEX } from '../../src/routes';
import type { TermRow } from '../../src/search/index-parts';
import type { Searched } from '../../src/search/make-index';
import { createTextSearch, type Found, type SearchIndex } from '../../src/search/text-search';
import { searchFiles } from './listing-fixture';

/** A search over files that are all there. */
export async function searchIn(read: (address: string) => unknown): Promise<(search: string) => Found> {
  const find = await createTextSearch(read(SEARCH_INDEX) as SearchIndex);
  return (search) => {
    const found = find(search, (address) => read(address) as readonly TermRow[]);
    if (!found) throw new Error(`A file of the search for "${search}" is missing.`);
    return found;
  };
}

/** A search over the files that the build would write. */
export function searchOver(searched: Searched, partSize?: number): Promise<(search: string) => Found> {
  const files = searchFiles(searched, partSize);
  return searchIn((address) => files.get(address));
}
