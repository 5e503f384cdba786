import { z } from 'zod';
import {
  altText,
  badge,
  drawing,
  elementId,
  group,
  headingFields,
  hrefOrAnchor,
  httpsUrl,
  icon,
  lastDay,
  link,
  linkedText,
  pastDay,
  picture,
  slug,
  staticFile,
  template,
  text,
  texts,
  verbatim,
} from './fields';
import { privacyParts } from './privacy-parts';

/** The schemas of all section kinds in page files; `section-map.tsx` has their components. */

const badges = z.array(badge).min(1).describe('Badges under the words.').optional();

const buttons = z
  .array(
    z.strictObject({
      label: text('The words of the button.'),
      href: hrefOrAnchor(
        'Where it leads: an address, or `#id` of a section here. If left out: the booking page.',
      ).optional(),
    }),
  )
  .min(1)
  .max(3)
  .describe('Buttons, the most important first.');

const image = picture('The picture, such as ../images/about.png.', 'beside');
const imageAlt = altText('What the picture shows; empty if it only decorates.');

/** A programme step and when it takes place. */
const week = z.strictObject({
  when: text('When, in a word or two.'),
  title: text('The heading.'),
  text: text('A sentence.'),
});

/** Names a list of `content/`, whose entries take the place of a field. */
const listInstead = (field: string) => ({
  description: `A list that the site has already, in place of \`${field}\`.`,
  internal: true,
});

/** Requires one of two fields, such as the name of a list or entries of the section's own. */
const eitherOf = (one: string, other: string) =>
  [
    (fields: object) => one in fields !== other in fields,
    { message: `must have either \`${one}\` or \`${other}\`` },
  ] as const;

const download = z.strictObject({
  file: staticFile('The file in `static/`: static/guides/first-weeks.pdf is /guides/first-weeks.pdf. At most 20 MB.'),
  title: text('The title.'),
  text: text('One sentence: what is in it, and for whom.'),
  cover: drawing('Its cover or a drawing, such as ../images/first-weeks.png.', 'download').optional(),
});

/** Words that stand for a consent that nobody has given. */
const REFUSED = /^(?:no|none|n\/a|not\b.*|pending|refused|declined)[.!]?$/i;

const testimonial = z.strictObject({
  text: text('The words of the client, as they were said, without quotation marks.'),
  short: text('A part of them, for a section with `short: true`.').optional(),
  name: text('The name or the initials, as the client wants to be named.'),
  role: text('What the client does, such as "Staff nurse".').optional(),
  place: text('Where.').optional(),
  day: pastDay('The day on which it was said.').optional(),
  image: picture('A picture of the client, such as ../images/maria.jpg.', 'face').optional(),
  consent: group('When and how the client agreed that this is published. No visitor of the site sees it.', {
    given: pastDay('The day on which the client agreed.'),
    how: text('How, such as "by email"; and where you keep it.').refine((how) => !REFUSED.test(how), {
      message: 'says that the client has not agreed; leave the quote out until then',
    }),
  }).meta({ internal: true }),
});

const figure = z
  .strictObject({
    number: text('The number, such as "93%", or a fact, such as {fact:smp-weeks}.'),
    label: text('What it is the number of, in a few words.'),
    source: z
      .strictObject({ title: text('Who publishes it, and where.'), url: httpsUrl('The address of the exact page.') })
      .describe('The page that states the number.')
      .optional(),
    fact: slug('In place of `source`: the fact of facts.yaml, by its id, whose source is named.')
      .meta({ reference: 'fact', internal: true })
      .optional(),
  })
  .refine(...eitherOf('source', 'fact'));

const logo = z.strictObject({
  image: drawing('The logo, best as SVG, such as ../images/rcn.svg.'),
  name: text('The name, for people who cannot see the logo.'),
  href: httpsUrl('The page to which it leads.').optional(),
});

/**
 * One section kind.
 * @param type its name in page files
 * @param background its default background
 */
const section = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
  background: 'plain' | 'tinted' = 'plain',
) =>
  z
    .strictObject({
      type: z.literal(type),
      id: elementId('The name of the section in links, such as /about/#story.').optional(),
      background: z
        .enum(['plain', 'tinted'])
        .default(background)
        .meta({ description: 'The colour behind the section.', graphql: 'Background' }),
      ...fields,
    })
    .describe(description);

export const SECTIONS = [
  section(
    'hero',
    'The head of the page, with its only large heading. Every page begins with one.',
    {
      ...headingFields,
      badge: badge.describe('A badge above the heading.').optional(),
      image: image.optional(),
      imageAlt: imageAlt.default(''),
      buttons: buttons.optional(),
      badges,
    },
    'tinted',
  ),
  section('statement', 'One sentence, large.', {
    title: text('The short line above it.'),
    text: text('The sentence.'),
  }),
  section('features', 'Cards with icons.', {
    ...headingFields,
    list: z.enum(['pillars', 'reasons', 'career-services', 'offers']).meta(listInstead('cards')).optional(),
    cards: z
      .array(
        z.strictObject({
          icon: icon('The icon on the card.'),
          title: text('The heading of the card.'),
          description: text('One or two sentences.'),
          details: texts('Bullets under them.', 'One bullet.').optional(),
          link: link('Where the card leads.').optional(),
        }),
      )
      .min(1)
      .describe('The cards.')
      .optional(),
    columns: z
      .int()
      .min(1)
      .max(4)
      .describe('Cards side by side on wide screens. Leave it out, and the heading takes the first place of a grid.')
      .optional(),
    linkLabel: text('The words before the name of each offer, where the list is `offers`.')
      .meta({ internal: true })
      .optional(),
    badge: badge.describe('A badge under the heading.').optional(),
  }).refine(...eitherOf('list', 'cards')),
  section(
    'steps',
    'What happens one after the other, numbered.',
    {
      ...headingFields,
      list: z.enum(['process']).meta(listInstead('steps')).optional(),
      steps: z
        .array(
          z.strictObject({
            title: text('The name of the step.'),
            description: text('One or two sentences.'),
            highlights: texts('What it brings.', 'One highlight.').optional(),
          }),
        )
        .min(2)
        .describe('The steps, in order.')
        .optional(),
    },
    'tinted',
  ).refine(...eitherOf('list', 'steps')),
  section(
    'checklist',
    'A list with ticks, and cards beside it.',
    {
      ...headingFields,
      title: verbatim('The heading.'),
      list: z.enum(['included']).meta(listInstead('items')).optional(),
      items: texts('The list.', 'One thing.').optional(),
      facts: z
        .array(z.strictObject({ icon: icon('The icon.'), title: text('The heading.'), text: text('A sentence.') }))
        .min(1)
        .describe('Cards beside the list.')
        .optional(),
    },
    'tinted',
  ).refine(...eitherOf('list', 'items')),
  section('quotation', 'What somebody has said.', {
    text: text('The words, without quotation marks.'),
    name: text('Who said it.'),
  }),
  section('text', 'Paragraphs, with a list if there is one.', {
    title: text('The heading.'),
    text: linkedText('The text. An empty line starts a new paragraph; `[words](/contact/)` makes a link.'),
    items: texts('A list under it.', 'One entry.').optional(),
  }),
  section('picture-text', 'Words beside a picture.', {
    ...headingFields,
    text: linkedText('The text. An empty line starts a new paragraph; `[words](/contact/)` makes a link.'),
    image,
    imageAlt,
    pictureFirst: z.boolean().default(false).describe('Whether the picture is before the words on wide screens.'),
    buttons: buttons.optional(),
  }),
  section('prices', 'The plans of one service, from pricing.yaml.', {
    ...headingFields,
    lead: template('One or two sentences under the heading.', [], ['currency']).optional(),
    until: lastDay(
      'The last day on which these prices are valid, if they end. The check warns once it has passed.',
      'title',
      'eyebrow',
    )
      .meta({ internal: true })
      .optional(),
    fallback: text('The heading to show once that day has passed; the line above it then disappears.')
      .meta({ internal: true })
      .optional(),
    service: slug('The slug of the service in services.yaml.').meta({ reference: 'service' }),
    listPriceLabel: text('The word before the list price.'),
    priceLabel: text('The word before the current price.'),
    note: text('A note under the plans.').optional(),
  }),
  section('questions', 'Questions and answers from faq.yaml.', {
    title: text('The heading; leave it out where the heading of the page says it.').default(''),
    label: text('What screen readers call a list of links to the questions.').optional(),
    questions: z
      .array(verbatim('A question as faq.yaml has it.').meta({ reference: 'question' }))
      .min(1)
      .describe('The questions to show; all of them if this is left out.')
      .optional(),
  }),
  section('articles', 'Articles as cards: the three newest, or those named.', {
    ...headingFields,
    category: text('A category whose newest articles are shown.')
      .meta({ reference: 'category', internal: true })
      .optional(),
    slugs: z
      .array(slug('The slug of an article.').meta({ reference: 'article' }))
      .min(1)
      .max(6)
      .meta({ description: 'The articles to show, in this order.', internal: true })
      .optional(),
  }).refine(({ category, slugs }) => category === undefined || slugs === undefined, {
    message: 'has both `category` and `slugs`; delete one of them',
  }),
  section('tools', 'The tools of tools.yaml as cards.', {
    eyebrow: headingFields.eyebrow,
    title: text('The heading; leave it out where the heading of the page says it.').default(''),
    lead: headingFields.lead,
    note: text('A sentence under the cards.').optional(),
  }),
  section('events', 'Coming events, the next one first, then recordings of past ones, from events.yaml.', {
    ...headingFields,
    kind: text('The kind of events to show, such as Webinar; all of them if this is left out.')
      .meta({ internal: true })
      .optional(),
    none: text('Said while there is none. Without it the section disappears then.').optional(),
  }),
  section('downloads', 'Guides to download; type, size and number of pages are found out by the site.', {
    ...headingFields,
    files: z.array(download).min(1).describe('The guides.'),
  }),
  section('testimonials', 'What clients say, each with their consent.', {
    ...headingFields,
    columns: z.int().min(1).max(3).default(3).describe('How many stand side by side on wide screens.'),
    short: z
      .boolean()
      .default(false)
      .describe('Whether the short forms stand in place of the whole words, where there are any.'),
    quotes: z.array(testimonial).min(1).describe('What they say, in order.'),
  }),
  section('people', 'People of people.yaml as cards: who writes here. Their names at articles lead to it.', {
    ...headingFields,
    people: z
      .array(slug('A person, by the slug.').meta({ reference: 'person' }))
      .min(1)
      .describe('The people to show, in this order; all of them if this is left out.')
      .optional(),
  }),
  section('figures', 'Large numbers, each with its source.', {
    ...headingFields,
    figures: z.array(figure).min(1).max(4).describe('One to four numbers.'),
  }),
  section('logos', 'Names such as those of memberships, or of papers that have written about you.', {
    ...headingFields,
    logos: z.array(logo).min(1).describe('The logos, in order.'),
  }),
  section('weeks', 'A programme as a line from its beginning to its end.', {
    title: text('The heading.'),
    lead: headingFields.lead,
    begins: text('At the beginning of the line.'),
    ends: text('At its end.'),
    weeks: z.array(week).min(2).describe('The parts of the line, in order; each gets the same room.'),
    beside: z.array(week).min(1).describe('Under the line: what goes on all the time, or comes after it.').optional(),
  }),
  section('services', 'Every service of services.yaml in full, one after the other.', {
    audienceTitle: text('The words before who a service is for.'),
    priceFrom: text('The word before the lowest price.'),
    bookLabel: text('The button that opens the booking page.'),
  }),
  section('service-cards', 'The services of services.yaml as cards.', headingFields, 'tinted'),
  section('story', 'The founder, from story.yaml: portrait, story and badges.', {
    short: z.boolean().default(false).describe('Whether the summary stands in place of the whole story.'),
    link: link('A link that leads on.').optional(),
  }),
  section('contact-form', 'The contact form; its words are in contact-form.yaml.', {}, 'tinted'),
  section('newsletter', 'The newsletter box; its words are in newsletter.yaml.', {}),
  section('call-to-action', 'A dark panel with one question and one next step.', {
    title: text('The heading.'),
    text: text('The sentence under it.'),
    buttons,
    notice: group('A note under the buttons that is true for some time.', {
      text: text('The note.'),
      until: lastDay('The last day on which this is true.', 'text').meta({ internal: true }).optional(),
      fallback: text('What to show once that day has passed. Without it, the old text stays.')
        .meta({ internal: true })
        .optional(),
    }).optional(),
  }),
  section(
    'privacy',
    'What the site knows about its visitors; it chooses what fits the settings of the forms.',
    privacyParts,
  ),
] as const;

/** A section of a page file, discriminated by `type`. */
export const sectionSchema = z.discriminatedUnion('type', SECTIONS);
