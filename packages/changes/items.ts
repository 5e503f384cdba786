import type { LinkChange, PageChanges, PictureChange, ValueChange } from './page-changes';
import { sentencesIn } from './sentences';
import type { SharedChange } from './shared-changes';
import type { TextChange } from './text-changes';

/** A longer text is not shown as a whole. */
const LONG = 240;

/** One change as it is reported: what it is, and the words before and after where there are any. */
export interface Item {
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

const LABELS: Readonly<Record<TextChange['label'], string>> = {
  price: 'Price',
  date: 'Date',
  claim: 'Figure that the site gives in several places',
  heading: 'Heading',
  card: 'Entry of a list',
  text: 'Text',
};

const under = (heading: string): string => (heading === '' ? '' : `, under “${heading}”`);

function happened(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

const sides = ({ before, after }: Omit<Item, 'what'>): Omit<Item, 'what'> => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

/** Reports a change of a text. */
function textItem(change: TextChange): Item {
  if (change.label === 'card') {
    const isNew = change.before === undefined;
    return { what: `${isNew ? 'Listed here now' : 'No longer listed here'}: “${change.after ?? change.before}”` };
  }
  const place = change.label === 'heading' ? '' : under(change.under);
  if (change.isMoved) return { what: `${LABELS[change.label]} moved within the page: “${change.after}”${place}` };
  return { what: `${LABELS[change.label]} ${happened(change.before, change.after)}${place}`, ...sides(change) };
}

/** Reports a change of a link. */
function linkItem(change: LinkChange): Item {
  const label = `“${change.text}”${under(change.under)}`;
  if (change.before !== undefined && change.after !== undefined) {
    return { what: `Link ${label} leads to another address`, ...sides(change) };
  }
  return { what: `Link ${happened(change.before, change.after)}: ${label}, to ${change.after ?? change.before}` };
}

const PICTURES: Readonly<Record<PictureChange['what'], string>> = {
  new: 'Picture added',
  gone: 'Picture removed',
  replaced: 'Picture replaced by another',
  described: 'Description of a picture changed, for people who cannot see it',
};

/** Reports a change of a picture. */
function pictureItem({ what, before, after }: PictureChange): Item {
  if (what === 'described') return { what: PICTURES.described, before: before?.alt ?? '', after: after?.alt ?? '' };
  const alt = (after ?? before)?.alt ?? '';
  return { what: `${PICTURES[what]}${alt === '' ? '' : `: “${alt}”`}` };
}

/** Reports a change of a value that is shown outside the page. */
function headItem({ what, before, after }: ValueChange): Item {
  return { what, ...(before !== '' && { before }), ...(after !== '' && { after }) };
}

/** Of two long texts, the sentences that the other one lacks. */
function lacking(text: string, other: string): string {
  if (text.length < LONG || other === '') return text;
  const others = new Set(sentencesIn(other));
  return sentencesIn(text)
    .filter((sentence) => !others.has(sentence))
    .join(' … ');
}

/** Reports a change of the structured data. */
function dataItem({ what, before, after }: ValueChange): Item {
  const sides = { before: lacking(before, after), after: lacking(after, before) };
  return headItem({ what: `For search engines and assistants: ${what}`, ...sides });
}

/** Reports a change that several pages have in common. */
export function sharedItem({ change }: SharedChange): Item {
  if (change.kind === 'text') return textItem(change.text);
  return change.kind === 'link' ? linkItem(change.link) : dataItem(change.value);
}

const WEIGHTIEST: readonly TextChange['label'][] = ['price', 'date', 'claim', 'heading', 'text', 'card'];
const weightOf = ({ label }: TextChange): number => WEIGHTIEST.indexOf(label);

/** Reports everything that changed on a page, the weightiest first. */
export function pageItems({ texts, links, pictures, head, data }: PageChanges): Item[] {
  return [
    ...texts.toSorted((one, other) => weightOf(one) - weightOf(other)).map(textItem),
    ...links.map(linkItem),
    ...pictures.map(pictureItem),
    ...head.map(headItem),
    ...data.map(dataItem),
  ];
}
