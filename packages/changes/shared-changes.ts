import type { PagePair } from './match-pages';
import type { LinkChange, PageChanges, ValueChange } from './page-changes';
import type { TextChange } from './text-changes';

/** A change that several pages have in common. */
export interface SharedChange {
  readonly pages: readonly PagePair[];
  readonly change:
    | { readonly kind: 'text'; readonly text: TextChange }
    | { readonly kind: 'link'; readonly link: LinkChange }
    | { readonly kind: 'data'; readonly value: ValueChange };
}

type Kind = SharedChange['change']['kind'];

/** A change on so many pages is reported once, with the pages. */
const SEVERAL = 2;

interface PageWithChanges extends PagePair {
  readonly changes: PageChanges;
}

/** The one change of a list of pages, by what is read and not by where it is. */
const keyOf = (kind: Kind, [what, before, after]: readonly (string | undefined)[]): string =>
  JSON.stringify([kind, what, before, after]);

const textKey = ({ label, before, after }: TextChange): string => keyOf('text', [label, before, after]);
const linkKey = ({ text, before, after }: LinkChange): string => keyOf('link', [text, before, after]);
const dataKey = ({ what, before, after }: ValueChange): string => keyOf('data', [what, before, after]);

interface Entry {
  readonly change: SharedChange['change'];
  readonly pages: PagePair[];
}

function entriesOf({ texts, links, data }: PageChanges): readonly (readonly [string, SharedChange['change']])[] {
  return [
    ...texts.map((text) => [textKey(text), { kind: 'text', text }] as const),
    ...links.map((link) => [linkKey(link), { kind: 'link', link }] as const),
    ...data.map((value) => [dataKey(value), { kind: 'data', value }] as const),
  ];
}

/** Takes the changes out of their pages that more than two pages have in common. */
export function takeShared<Page extends PageWithChanges>(
  pages: readonly Page[],
): { readonly shared: readonly SharedChange[]; readonly left: readonly Page[] } {
  const entries = new Map<string, Entry>();
  for (const page of pages) {
    for (const [key, change] of entriesOf(page.changes)) {
      const entry = entries.get(key) ?? { change, pages: [] };
      if (entry.pages.at(-1) !== page) entry.pages.push(page);
      entries.set(key, entry);
    }
  }
  const isOwn = (key: string): boolean => (entries.get(key)?.pages.length ?? 0) <= SEVERAL;
  const left = pages.map((page) => ({
    ...page,
    changes: {
      ...page.changes,
      texts: page.changes.texts.filter((change) => isOwn(textKey(change))),
      links: page.changes.links.filter((change) => isOwn(linkKey(change))),
      data: page.changes.data.filter((change) => isOwn(dataKey(change))),
    },
  }));
  return { shared: [...entries.values()].filter((entry) => entry.pages.length > SEVERAL), left };
}
