import type { PagePair } from './match-pages';
import type { PageChanges } from './page-changes';
import type { SharedChange } from './shared-changes';

/** A part of a page to take a picture of, in each state in which it is there. */
export interface PicturedPart {
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A page of which pictures are taken. Without parts, its beginning is taken. */
export interface PicturedPage {
  readonly before?: string;
  readonly after?: string;
  readonly parts: readonly PicturedPart[];
}

/** More pictures of one page are not looked at. */
const MOST_PARTS = 5;

interface Places {
  readonly before: string[];
  readonly after: string[];
}

/** The places of all changes by the heading that they come under. */
function partsOf({ texts, links, pictures }: PageChanges): PicturedPart[] {
  const parts = new Map<string, Places>();
  const add = (title: string, before: string | undefined, after: string | undefined): void => {
    const part = parts.get(title) ?? { before: [], after: [] };
    if (before !== undefined) part.before.push(before);
    if (after !== undefined) part.after.push(after);
    parts.set(title, part);
  };
  // What is listed is plain from its name.
  const seen = [...texts.filter(({ label }) => label !== 'card'), ...links];
  for (const { under, beforePlace, afterPlace } of seen) add(under, beforePlace, afterPlace);
  for (const { before, after } of pictures) add('Pictures', before?.place, after?.place);
  return [...parts].slice(0, MOST_PARTS).map(([title, places]) => ({ title, ...places }));
}

/** Plans the pictures of a page that is in both states; `undefined` where nothing of it can be seen. */
export function pageInPictures({ before, after }: PagePair, changes: PageChanges): PicturedPage | undefined {
  const parts = partsOf(changes);
  return parts.length === 0 ? undefined : { before: before.path, after: after.path, parts };
}

/** Plans a picture of the beginning of a page that is in the head alone. */
export function newPageInPictures(path: string): PicturedPage {
  return { after: path, parts: [] };
}

const NOTHING: PageChanges = { texts: [], links: [], pictures: [], head: [], data: [] };

/** Plans the pictures of what many pages have in common: on the first page of each change. */
export function sharedInPictures(shared: readonly SharedChange[]): PicturedPage[] {
  const byPage = new Map<PagePair, PageChanges>();
  for (const { pages, change } of shared) {
    const [page] = pages;
    if (!page) continue;
    const { texts, links, ...others } = byPage.get(page) ?? NOTHING;
    byPage.set(page, {
      ...others,
      texts: change.kind === 'text' ? [...texts, change.text] : texts,
      links: change.kind === 'link' ? [...links, change.link] : links,
    });
  }
  return [...byPage].flatMap(([page, changes]) => pageInPictures(page, changes) ?? []);
}
