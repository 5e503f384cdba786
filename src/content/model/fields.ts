import { z } from 'zod';
import { ICON_SHAPES } from '../../utils/icon-shapes';
import { RESERVED_IDS } from '../../utils/page-ids';
import { type AddressKind, readAddress } from './address';
import type { FieldMeta } from './field-meta';

/**
 * Characters that no text may contain, such as the line break that presentation software puts into titles (U+000B): ASCII
 * and Latin-1 controls except tab and line feed, and line and paragraph separators. Feed readers reject some, and search and
 * cards run words together. Quoted YAML can contain them as escapes.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
export const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/;

/** What is wrong with a text without words. */
export const EMPTY = 'must not be empty';

const withoutControl = () =>
  z.string().refine((value) => !CONTROL.test(value), { message: 'must not hold a control character such as "\\v"' });

/** A non-empty text used exactly as typed, including straight quotes. */
export const verbatim = (description: string) =>
  withoutControl()
    .refine((value) => /[^\s\p{Cf}]/u.test(value), { message: EMPTY })
    .meta({ description, prose: false });

/** A non-empty text for visitors. The build sets its quotes and dashes. */
export const text = (description: string) => verbatim(description).meta({ prose: true });

/** "{from} and {to} are filled in." */
function inBraces(names: readonly string[], [one, several]: readonly [string, string]): string {
  const list = names
    .map((name) => `{${name}}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
  return list && ` ${list} ${names.length === 1 ? one : several}.`;
}

/**
 * A text with placeholders, such as "{count} articles"; its description names them at the end.
 * @param required placeholders it must contain
 * @param optional placeholders it may contain
 */
export const template = (description: string, required: readonly string[], optional: readonly string[] = []) => {
  const needed = inBraces(required, ['is filled in', 'are filled in']);
  return text(description + needed + inBraces(optional, ['may be used', 'may be used'])).meta({
    placeholders: { required, optional },
  });
};

/** A text with optional links in markdown: `[words](address)`. */
export const linkedText = (description: string) => text(description).meta({ links: true });

/** A non-empty list of texts. */
export const texts = (description: string, entry = 'One entry.') => z.array(text(entry)).min(1).describe(description);

/** A group of related fields. */
export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

/** A slug: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 80;

/** Lower-case words joined by hyphens, at most 80 characters. */
export const slug = (description: string) =>
  z
    .string()
    .max(SLUG_MAX_LENGTH)
    .regex(SLUG_PATTERN, {
      message: 'must be lower-case letters and digits in words joined by single hyphens',
    })
    .meta({ description, field: 'slug' });

/** The id of a part of a page, which links can name. */
export const elementId = (description: string) =>
  slug(description).refine((id) => !RESERVED_IDS.includes(id), {
    message: 'is a name that the page needs for itself; choose another',
  });

/** An existing calendar day, written `YYYY-MM-DD` (ISO 8601). Days are compared only once they exist. */
export const day = (description: string) =>
  z.iso
    .date({ error: 'must be a day that exists, written as 2024-03-12 for 12 March 2024', abort: true })
    .meta({ description, field: 'day' });

/** The day on which something was done, which cannot be in the future. */
export const pastDay = (description: string) => day(description).meta({ past: true });

/**
 * The last day on which the texts beside it are true. Afterwards the check warns, and a `fallback` beside them takes the place of
 * the first; the others disappear.
 * @param texts the names of their fields
 */
export const lastDay = (description: string, ...texts: readonly [string, ...string[]]) =>
  day(description).meta({ lastDayOf: texts });

/** Maximum title length in search results. */
const TITLE_LENGTH = 60;
/** Search results cut off a longer description; a shorter one wastes their space. */
const DESCRIPTION_LENGTH = { least: 70, most: 160 } as const;

/** No two pages may have the same title: visitors and search engines could not distinguish them. */
export const UNIQUE_TITLE = 'title';

/** The longest title that a social card shows in readable letters. */
const CARD_TITLE_LENGTH = 150;

const cardTitle = (description: string) =>
  text(description)
    .max(CARD_TITLE_LENGTH, {
      error: `must have at most ${CARD_TITLE_LENGTH} characters, which its preview card can show`,
    })
    .meta({ description, prose: true });

/** A title for search results; its description states the length. */
export const searchTitle = (description: string) =>
  cardTitle(`${description}, at most ${TITLE_LENGTH} characters.`).meta({
    idealLength: { most: TITLE_LENGTH },
    unique: UNIQUE_TITLE,
  });

/** A description for search results; its own description states the length. */
export const searchDescription = (description: string) =>
  text(`${description}, ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters.`).meta({
    idealLength: DESCRIPTION_LENGTH,
  });

/** An address of one of these kinds; for a wrong one of another kind the message lists the kinds. */
const address = (description: string, wanted: string, ...kinds: readonly AddressKind[]) =>
  z
    .string(wanted)
    .superRefine((value, context) => {
      const read = readAddress(value);
      if (read.kind && kinds.includes(read.kind)) return;
      const isOfKind = !read.kind && kinds.some((each) => value.startsWith(`${each}:`));
      const message = isOfKind ? [read.mistake, read.fix].filter(Boolean).join('. ') : wanted;
      context.addIssue({ code: 'custom', message });
    })
    .meta({ description, field: 'href' });

const WAYS = 'must be a /path/ of this site, https://..., mailto:...';

/** A link target: `/path/` on this site, `https://...`, `mailto:...` or `tel:...`. */
export const href = (description: string) =>
  address(description, `${WAYS} or tel:+44...`, 'page', 'https', 'mailto', 'tel').meta({ reference: 'page' });

/** A link target, or `#id` for a section of the current page. */
export const hrefOrAnchor = (description: string) => {
  const wanted = `${WAYS}, tel:+44... or the #id of a section of this page`;
  return address(description, wanted, 'page', 'https', 'mailto', 'tel', 'anchor').meta({ reference: 'page' });
};

/** The address of a page of this site. */
export const pageAddress = (description: string) =>
  address(description, 'must be the address of a page of this site, such as /services/', 'page');

/** An external https URL. */
export const httpsUrl = (description: string) =>
  address(description, 'must be an address that starts with https://', 'https').meta({ field: 'https' });

/** The https address of a server, to which a path is added. */
export const serverUrl = (description: string) =>
  httpsUrl(description).refine((url) => /^[^?#]*[^?#/]$/.test(url), {
    message: 'must end after the host or path, without a slash, ? or #',
  });

/** A file of `static/` by its address. */
export const staticFile = (description: string) =>
  z
    .string()
    .regex(/^\/\S(.*\S)?\.\w+$/, {
      message: 'must be the address of a file in `static/`, such as /guides/first-weeks.pdf',
    })
    .meta({ description, field: 'file', reference: 'page' });

const TELEPHONE =
  'must be a whole number with spaces and the code of its country, without a 0 behind that, such as +44 20 7946 0123';

/** A telephone number in its international form. */
export const telephone = (description: string) =>
  z
    .string(TELEPHONE)
    .regex(/^\+(?!44 ?0|44(?: ?\d){0,8}$)[1-9](?: ?\d){6,14}$/, { message: TELEPHONE })
    .describe(description);

/** An e-mail address. */
export const email = (description: string) =>
  z.email({ error: 'must be an e-mail address, such as name@example.com' }).meta({ description, field: 'email' });

/** An ISO 4217 currency. */
export const currency = (description: string) =>
  z.enum(['USD', 'GBP', 'EUR']).meta({ description, graphql: 'Currency' });

const pictureFile = (description: string, pattern: RegExp, message: string) =>
  z.string().regex(pattern, { message }).meta({ description, field: 'picture', graphql: 'File' });

/**
 * A picture's path, relative to the file that mentions it; becomes a `File` node in GraphQL.
 * @param slot where pages show it, if queries of sections select it
 */
export const picture = (description: string, slot?: FieldMeta['slot']) =>
  pictureFile(
    description,
    /^\.{1,2}\/\S(.*\S)?\.(png|jpe?g|webp|avif)$/i,
    'must be the path of a .png, .jpg, .webp or .avif picture from this file, such as ./cover.png or ../images/cover.png',
  ).meta({ slot });

/** A drawing, or a picture small enough to publish unchanged. */
export const drawing = (description: string, slot: FieldMeta['slot'] = 'drawing') =>
  pictureFile(
    description,
    /^\.{1,2}\/\S(.*\S)?\.(svg|png|jpe?g|webp|avif)$/i,
    'must be the path of an .svg, .png, .jpg, .webp or .avif picture from this file, such as ../images/drawing.svg',
  ).meta({ drawing: true, slot });

/** What the editor writes as the description of a new picture. */
export const NEW_PICTURE = 'What the picture shows';

/** Whether a description is still that. */
export const isNewPicture = (alt: string): boolean =>
  alt
    .trim()
    .replace(/[.…]+$/, '')
    .toLowerCase() === NEW_PICTURE.toLowerCase();

/** Alternative text; empty if the picture is decorative. */
export const altText = (description: string) =>
  withoutControl()
    .refine((words) => !isNewPicture(words), {
      error: 'is still what the editor wrote: say in one sentence what the picture shows',
    })
    .meta({ description, field: 'alt', prose: true });

/** A label and its target. */
export const link = (description: string) =>
  group(description, { label: text('The words of the link.'), href: href('Where the link leads.') });

/** A label whose target may be missing; without `href` it is shown as a placeholder. */
export const placeholderLink = (description: string) =>
  group(description, {
    label: text('The words of the link.'),
    href: href('Where the link leads; leave it out while there is no page yet.').meta({ comesLater: true }).optional(),
  });

/** A page's texts for search engines and link previews. */
export const seo = z
  .strictObject({
    title: searchTitle('Title in search results and in the browser tab'),
    description: searchDescription('One or two sentences that say in search results what is on the page'),
    socialCardTitle: cardTitle('The words on the preview card, if not the title.').optional(),
    socialCardPicture: picture(
      "The picture on the preview card, such as ../images/about.png, if not the site's.",
    ).optional(),
  })
  .meta({ description: 'What search engines and link previews show for this page.', graphql: 'Seo' });

/** A page's name and keywords for the site search; the keywords are not shown. */
export const searchEntry = group('How the search on the blog finds this page.', {
  title: text('What the page is called among the results.'),
  kind: text('What kind of page it is, shown before the title, if not the word in blog.yaml.').optional(),
  text: text('Words and sentences by which the page is found. They are not shown.'),
}).meta({ internal: true });

/** A heading with an optional eyebrow and lead. */
export const headingFields = {
  eyebrow: text('A short line above the heading.').optional(),
  title: text('The heading.'),
  lead: text('One or two sentences under the heading.').optional(),
};

/** The same as a group. */
export const heading = (description: string) => z.strictObject(headingFields).meta({ description, graphql: 'Heading' });

/** The name of one of the site's icons. */
export const icon = (description: string) => z.enum(Object.keys(ICON_SHAPES)).describe(description);

/** An icon with words. */
export const badge = z.strictObject({ icon: icon('The icon.'), label: text('The words.') }).meta({ graphql: 'Badge' });
