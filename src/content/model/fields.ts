import { z } from 'zod';
import { ICON_SHAPES } from '../../utils/icon-shapes';

/**
 * Characters that no text of the site may hold, such as the line break that presentations put into titles (U+000B): the
 * controls of ASCII and Latin-1 but for tab and line feed, and the separators of lines and paragraphs. Readers of feeds
 * refuse some, search and cards run the words beside them together. In quotes, YAML lets one write them as escapes.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
export const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/;

/** A text that is shown or used exactly as it is typed, straight quotes included; must not be empty. */
export const verbatim = (description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', { message: 'must not be empty' })
    .refine((value) => !CONTROL.test(value), { message: 'must not hold a control character such as "\\v"' })
    .meta({ description, prose: false });

/** A text that a visitor reads; must not be empty. Its quotes and dashes are set when pages are built. */
export const text = (description: string) => verbatim(description).meta({ prose: true });

/**
 * A text that the site fills in, such as "{count} articles".
 * @param required the placeholders that it must hold
 * @param optional those that it may leave out
 */
export const template = (description: string, required: readonly string[], optional: readonly string[] = []) =>
  text(description).meta({ placeholders: { required, optional } });

/** A text whose words may be links, written as in markdown: `[words](address)`. */
export const linkedText = (description: string) => text(description).meta({ links: true });

/** A list of texts with at least one entry. */
export const texts = (description: string, entry = 'One entry.') => z.array(text(entry)).min(1).describe(description);

/** Fields that belong together. */
export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

/** The part of an address that names one page: lower-case words joined by single hyphens. */
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

/** A calendar day written `YYYY-MM-DD` that really exists (ISO 8601 extended calendar date). */
export const day = (description: string) =>
  z.iso
    .date({ error: 'must be a day of the calendar, written such as 2024-03-12' })
    .meta({ description, field: 'day' });

/** Pages do not ask for this field with the rest of the copy: a node or a single query reads it. */
export const queriedSeparately = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ fragment: false });

/** The last day on which a text is true: once it has passed the check warns, and a `fallback` beside it is shown. */
export const lastDay = (description: string) => queriedSeparately(day(description).meta({ lastDay: true }));

/** The most characters of a title that search results show. */
export const TITLE_LENGTH = 60;
/** A description with fewer characters says too little, one with more is cut off in search results. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 } as const;

/** A title for search results; how long it may be is said behind its description. */
export const searchTitle = (description: string) =>
  text(`${description}, at most ${TITLE_LENGTH} characters.`).meta({ idealLength: { most: TITLE_LENGTH } });

/** A description for search results; how long it should be is said behind its own. */
export const searchDescription = (description: string) =>
  text(`${description}, ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters.`).meta({
    idealLength: DESCRIPTION_LENGTH,
  });

/** Where a link may lead: a path of this site, an https address or an e-mail link. */
const HREF_PATTERN = /^(\/(?!\/)\S*|https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

/** A link target: `/path/` on this site, `https://...` or `mailto:...`. */
export const href = (description: string) =>
  z
    .string()
    .regex(HREF_PATTERN, { message: 'must be a /path/ of this site, https://... or mailto:...' })
    .meta({ description, field: 'href', reference: 'page' });

/** The same, or `#id` for a section of the page that the link is on. */
export const hrefOrAnchor = (description: string) =>
  z
    .string()
    .regex(new RegExp(`${HREF_PATTERN.source}|^#[a-z0-9-]+$`), {
      message: 'must be a /path/ of this site, https://..., mailto:... or the #id of a section of this page',
    })
    .meta({ description, field: 'href', reference: 'page' });

/** An address outside this site; only https. */
export const httpsUrl = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
    .meta({ description, field: 'https' });

/** An e-mail address. */
export const email = (description: string) =>
  z.email({ error: 'must be an e-mail address, such as name@example.com' }).meta({ description, field: 'email' });

/** The currency of an amount. */
export const currency = (description: string) => z.enum(['USD', 'GBP', 'EUR']).describe(description);

/** The endings of pictures; those of JPEG beside .jpg are let through, since the check of the file itself says what to do. */
const PICTURE_ENDINGS = 'png|jpe?g|webp|avif|jfif|jpe|pjpe?g';

/** A picture, named by its path relative to the file that mentions it; becomes a `File` node in GraphQL. */
export const picture = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^\\.{1,2}/\\S(.*\\S)?\\.(${PICTURE_ENDINGS})$`, 'i'), {
      message: 'must be a relative path to a .png, .jpg, .webp or .avif picture, such as ./cover.png',
    })
    .meta({ description, field: 'picture', graphql: 'File' });

/** A drawing, or a picture small enough to be published as it is. */
export const drawing = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^\\.{1,2}/\\S(.*\\S)?\\.(svg|${PICTURE_ENDINGS})$`, 'i'), {
      message: 'must be a relative path to an .svg, .png, .jpg, .webp or .avif picture, such as ../images/drawing.svg',
    })
    .meta({ description, field: 'picture', graphql: 'File' });

/** Text that says what a picture shows; empty where the picture only decorates. */
export const altText = (description: string) => z.string().meta({ description, field: 'alt', prose: true });

/** A label with the address it leads to. */
export const link = (description: string) =>
  group(description, { label: text('The words of the link.'), href: href('Where the link leads.') });

/** A label whose target may be missing; without `href` it is shown as a placeholder. */
export const placeholderLink = (description: string) =>
  group(description, {
    label: text('The words of the link.'),
    href: href('Where the link leads; leave it out while there is no page yet.').meta({ comesLater: true }).optional(),
  });

/** What search engines and link previews show for a page. */
export const seo = z
  .strictObject({
    title: searchTitle('Title in search results and in the browser tab'),
    description: searchDescription('One or two sentences that say in search results what is on the page'),
    socialCardTitle: queriedSeparately(text('The words on the preview card, if not the title.')).optional(),
    socialCardPicture: picture(
      "The picture on the preview card, such as ../images/about.png; leave it out to use the site's own.",
    ).optional(),
  })
  .meta({ description: 'What search engines and link previews show for this page.', graphql: 'Seo' });

/** How the search names a page, and what it finds it by; the words themselves are not shown. */
export const searchEntry = queriedSeparately(
  group('How the search on the blog finds this page.', {
    title: text('What the page is called among the results.'),
    kind: text(
      'What kind of page it is, shown before the title. Left out, it is the word for pages in blog.yaml.',
    ).optional(),
    text: text('Words and sentences by which the page is found. They are not shown.'),
  }),
);

/** A heading with an optional sentence above and below it. */
export const heading = (description: string, title = text('The heading.')) =>
  z
    .strictObject({
      eyebrow: text('A short line above the heading.').optional(),
      title,
      lead: text('One or two sentences under the heading.').optional(),
    })
    .meta({ description, graphql: 'Heading' });

/** The name of one of the site's icons. */
export const icon = (description: string) => z.enum(Object.keys(ICON_SHAPES)).describe(description);

/** An icon with words. */
export const badge = z.strictObject({ icon: icon('The icon.'), label: text('The words.') }).meta({ graphql: 'Badge' });
