import type { Phrases } from './labels';
import { type PageLink, type PagePicture, type ReadPage, SHARED_PICTURE } from './read-page';
import { type TextChange, textChanges } from './text-changes';

/** A link that is new, gone, or leads elsewhere. */
export interface LinkChange {
  readonly text: string;
  readonly under: string;
  readonly before?: string;
  readonly after?: string;
  readonly beforePlace?: string;
  readonly afterPlace?: string;
}

/** A picture that is new, gone, another one, or described in other words. */
export interface PictureChange {
  readonly what: 'new' | 'gone' | 'replaced' | 'described';
  readonly before?: PagePicture;
  readonly after?: PagePicture;
}

/** A value that is not on the page but belongs to it. */
export interface ValueChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** All that differs between two states of a page. */
export interface PageChanges {
  readonly texts: readonly TextChange[];
  readonly links: readonly LinkChange[];
  readonly pictures: readonly PictureChange[];
  /** Title, description and what else is shown outside the page. */
  readonly head: readonly ValueChange[];
  /** Structured data, which search engines and assistants read. */
  readonly data: readonly ValueChange[];
}

/** Gives an address of the base the form that it has in the head, so that links that follow a moved page are no change. */
export type Follow = (address: string) => string;

function linkChange(before: PageLink | undefined, after: PageLink | undefined): LinkChange {
  const { text, under } = after ?? (before as PageLink);
  return {
    text,
    under,
    ...(before && { before: before.to, beforePlace: before.place }),
    ...(after && { after: after.to, afterPlace: after.place }),
  };
}

function take<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const at = items.findIndex(fits);
  return at === -1 ? undefined : items.splice(at, 1)[0];
}

/** Links by their text and address, whatever their order; a text that leads elsewhere is one change. */
function linkChanges(before: readonly PageLink[], after: readonly PageLink[]): LinkChange[] {
  const isInside = ({ to }: PageLink): boolean => to.startsWith('#');
  const left = before.filter((link) => !isInside(link));
  const fresh = after.filter((link) => {
    return !isInside(link) && !take(left, ({ text, to }) => text === link.text && to === link.to);
  });
  const reworded = fresh.filter((link) => !take(left, ({ to, under }) => to === link.to && under === link.under));
  const changes = reworded.map((link) =>
    linkChange(
      take(left, ({ text }) => text === link.text),
      link,
    ),
  );
  return [...changes, ...left.map((link) => linkChange(link, undefined))];
}

function pictureChanges(before: readonly PagePicture[], after: readonly PagePicture[]): PictureChange[] {
  const left = [...before];
  const fresh = after.filter((picture) => {
    return !take(left, ({ bytes, alt }) => bytes === picture.bytes && alt === picture.alt);
  });
  const changes = fresh.map((picture): PictureChange => {
    const same = take(left, ({ bytes }) => bytes === picture.bytes);
    if (same) return { what: 'described', before: same, after: picture };
    const former = take(left, ({ place }) => place === picture.place);
    return former ? { what: 'replaced', before: former, after: picture } : { what: 'new', after: picture };
  });
  return [...changes, ...left.map((picture) => ({ what: 'gone' as const, before: picture }))];
}

function headChanges(before: ReadPage['head'], after: ReadPage['head']): ValueChange[] {
  return Object.keys(after)
    .filter((what) => before[what] !== after[what])
    .map((what) =>
      what === SHARED_PICTURE
        ? { what, before: '', after: 'drawn again' }
        : { what, before: before[what] ?? '', after: after[what] ?? '' },
    );
}

function dataChanges(before: ReadPage['data'], after: ReadPage['data']): ValueChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((what) => ({ what, before: before.get(what) ?? '', after: after.get(what) ?? '' }))
    .filter((change) => change.before !== change.after);
}

const cardsOf = ({ lines }: ReadPage): ReadonlySet<string> => new Set(lines.flatMap(({ card }) => card ?? []));

/** Leaves out what belongs to cards that the other state does not have: those are reported as a whole. */
function inBoth<Item extends { readonly card?: string }>(items: readonly Item[], other: ReadPage): Item[] {
  const cards = cardsOf(other);
  return items.filter(({ card }) => card === undefined || cards.has(card));
}

/** Gives a page of the base the addresses that its head has. */
function followed(page: ReadPage, follow: Follow): ReadPage {
  const carded = <Item extends { readonly card?: string }>(item: Item): Item =>
    item.card === undefined ? item : { ...item, card: follow(item.card) };
  return {
    ...page,
    lines: page.lines.map((line) => ({ ...carded(line), text: follow(line.text) })),
    links: page.links.map((link) => ({ ...carded(link), to: follow(link.to) })),
    pictures: page.pictures.map(carded),
    data: new Map([...page.data].map(([what, value]) => [follow(what), follow(value)])),
  };
}

/**
 * Compares two states of a page.
 * @param phrases how the figures are worded that the site gives in several places
 */
export function pageChanges(base: ReadPage, after: ReadPage, follow: Follow, phrases: Phrases = []): PageChanges {
  const before = followed(base, follow);
  return {
    texts: textChanges(before.lines, after.lines, phrases),
    links: linkChanges(inBoth(before.links, after), inBoth(after.links, before)),
    pictures: pictureChanges(inBoth(before.pictures, after), inBoth(after.pictures, before)),
    head: headChanges(before.head, after.head),
    data: dataChanges(before.data, after.data),
  };
}

/** Whether anything differs. */
export function hasChanges(changes: PageChanges): boolean {
  return Object.values(changes).some(({ length }) => length > 0);
}
