import { z } from 'zod';
import {
  altText,
  badge,
  currency,
  drawing,
  elementId,
  group,
  href,
  httpsUrl,
  icon,
  linkedText,
  picture,
  searchDescription,
  slug,
  text,
  texts,
  verbatim,
} from './fields';
import { LIVE_PROVIDERS, STATISTICS_NAMES } from './receivers';

/** Drawings in `content/images/covers`, the first covers of new posts. */
const COVER_SYMBOLS = ['book', 'compass', 'cup', 'flag', 'ladder', 'lamp', 'sunrise', 'watch'] as const;

/** An entry of `content/categories.yaml`. */
export const category = z.strictObject({
  name: text('The name, as articles and filter buttons use it.').meta({ unique: 'name' }),
  slug: slug("The last part of the category page's address.").meta({ unique: 'slug' }),
  description: searchDescription('One or two sentences for search results'),
  intro: text('The sentences at the head of the category page.'),
  symbol: z
    .enum(COVER_SYMBOLS)
    .describe('The drawing in `images/covers` that a new article in this category begins with as its cover.'),
  reviewMonths: z
    .int()
    .min(1)
    .max(36)
    .describe('The most months between two reviews of an article; for what the law changes often.')
    .optional(),
  aliases: z
    .array(slug('A former slug.'))
    .default([])
    .describe('Former slugs of this category; their addresses lead here.'),
});

/** An entry of `content/services.yaml`. */
export const service = z
  .strictObject({
    slug: elementId('The id of the service, which pricing.yaml uses too. To rename it, change both.').meta({
      unique: 'slug',
    }),
    icon: icon('The icon on the card.'),
    title: text('The name of the service.'),
    shortDescription: text('The sentence on the card.'),
    longDescription: text('The whole description, for the services page and the dialog.'),
    audience: text('Who the service is for, in one sentence.'),
    image: picture('The picture on the services page.', 'beside'),
    imageAlt: altText('What the picture shows; empty if it only decorates.'),
    hasPage: z.boolean().describe('Whether the card leads to pageUrl; otherwise it opens a dialog.'),
    pageUrl: href('The address of the page about this service.').meta({ unique: 'pageUrl' }).optional(),
    linkLabel: text("The words of the card's link or button."),
  })
  .refine(({ hasPage, pageUrl }) => !hasPage || pageUrl !== undefined, {
    path: ['hasPage'],
    message: 'is true, so the service needs a `pageUrl`',
  });

/** An entry of `content/pricing.yaml`. Amounts are in whole currency units. */
export const pricingPlan = z
  .strictObject({
    programme: slug('The slug of the service that the plan belongs to, from services.yaml.').meta({
      reference: 'service',
    }),
    name: text('The name of the plan.').meta({ uniqueWith: ['programme'] }),
    listPrice: z.number().int().positive().describe('The regular price, a whole number.'),
    price: z.number().int().positive().describe('The price to pay now, a whole number.'),
    currency: currency('The currency of both prices.'),
    billing: text('How the price is charged, such as "one-time".').optional(),
    badge: text('A badge about the saving; a percentage in it must agree with the prices.').optional(),
    mostPopular: z.boolean().default(false).describe('Whether the plan is marked as the most popular.'),
    paymentNote: text('A short note under the price.').optional(),
    inclusions: texts('What the plan includes, in order.'),
    payLink: group('A second button, which opens the page of a payment service.', {
      label: text('The words of the button.'),
      url: httpsUrl(
        'The address of the page on which people pay. The privacy page then needs the `provider` payment in providers.yaml.',
      ),
    }).optional(),
  })
  .superRefine(({ listPrice, price, badge = '' }, context) => {
    if (price > listPrice) {
      const message = `is above the list price ${listPrice}`;
      return context.addIssue({ code: 'custom', path: ['price'], message });
    }
    const claimed = /(\d+(?:\.\d+)?)\s*%/.exec(badge)?.[1];
    const saving = ((listPrice - price) / listPrice) * 100;
    // Allow rounding up or down.
    if (claimed === undefined || Math.abs(Number(claimed) - saving) < 1) return;
    const message = `must say ${Math.round(saving)}%: that is the saving from ${listPrice} to ${price}`;
    context.addIssue({ code: 'custom', path: ['badge'], message });
  });

/** An entry of `content/offers.yaml`: a smaller offer that leads to the contact form. */
export const offer = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The name of the offer.'),
  description: text('One or two sentences.'),
  interest: verbatim('The value of the interest to choose in the contact form.').meta({ reference: 'interest' }),
});

/** An entry of `content/pillars.yaml`. */
export const pillar = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The name of the pillar.'),
  description: text('One or two sentences.'),
  details: z.array(text('One bullet.')).length(4).describe('Exactly four bullets.'),
});

/** An entry of `content/process.yaml`. */
export const processStep = z.strictObject({
  title: text('The name of the step.'),
  description: text('One or two sentences.'),
  highlights: z.array(text('One highlight.')).length(3).describe('Exactly three highlights.'),
});

/** An entry of `content/career-services.yaml`. */
export const careerService = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The name of the career service.'),
  description: text('One or two sentences.'),
});

/** An entry of `content/included.yaml`. */
export const includedItem = z.strictObject({ title: text('One thing that the 4Cs program includes.') });

/** An entry of `content/reasons.yaml`. */
export const reason = z.strictObject({
  icon: icon('The icon beside the reason.'),
  title: text('The reason in a few words.'),
  description: text('One or two sentences.'),
});

/** An entry of `content/faq.yaml`. */
export const faq = z.strictObject({
  question: text('The question as a visitor would ask it.'),
  answer: linkedText(
    'The answer. `[words](/path/)` makes a link; `{price:Name of a plan}` and `{lowest:slug-of-a-service}` are prices.',
  ).meta({ prices: true }),
  searchWords: texts('Other words by which the search finds it. They are not shown.', 'A word or a short phrase.')
    .meta({ internal: true })
    .optional(),
});

/** An entry of `content/glossary.yaml`. */
export const glossaryTerm = z.strictObject({
  term: text('The word or abbreviation, as nurses say it.').meta({ unique: 'term' }),
  spellings: z
    .array(text('One other spelling.').meta({ unique: 'term' }))
    .default([])
    .describe('Other spellings and short forms. They are found by the search and marked in articles too.'),
  full: text('What the abbreviation means, or the name in full.').optional(),
  meaning: text('What it means, in one or two sentences.'),
  example: text('A sentence in which somebody uses it.'),
  source: z
    .strictObject({
      title: text('Who publishes the page and what it is called, such as "GOV.UK: Statutory Sick Pay".'),
      url: httpsUrl('The address of the exact page.'),
    })
    .optional()
    .describe('The official page behind a term that states a rule.'),
  inArticles: z
    .boolean()
    .default(true)
    .describe('Whether articles mark the word; not one that has an everyday meaning as well.'),
});

/** An entry of `content/synonyms.yaml`: words that find the same articles. */
export const synonym = z.strictObject({
  words: z
    .array(verbatim('A word or a short phrase in lower case.'))
    .min(2)
    .describe('Words and phrases that mean the same to a reader.'),
});

/** An entry of `content/claims.yaml`: a figure that must be the same everywhere. */
export const claim = z.strictObject({
  claim: text('What the figure is about.').meta({ unique: 'claim' }),
  value: z.number().int().positive().describe('The agreed figure.'),
  phrases: z
    .array(text('One of them.').meta({ placeholders: { required: ['n'], optional: [] } }))
    .min(1)
    .describe('How the texts word it, with {n} for the figure, such as "{n}-week program".'),
});

/** An entry of `content/tools.yaml`. */
export const tool = z.strictObject({
  icon: icon('The drawing above the title, where the tool has no picture.'),
  picture: drawing('A picture of what the tool shows, twice as wide as it is high.').optional(),
  title: text('What the tool is called.'),
  text: text('What it does, in one or two sentences.'),
  linkLabel: text('The words of the link.'),
  href: href('The page of the tool.').meta({ unique: 'href' }),
});

/** A text without a PIN of the NMC, such as 12A3456E. */
const aboutPerson = (description: string) =>
  text(description).refine((words) => !/\b\d{2}[A-Z]\d{4}[A-Z]\b/i.test(words), {
    message: 'contains a registration number; leave it out, since others could use it',
  });

/** An entry of `content/people.yaml`: the founder, or somebody who writes or reviews articles. */
export const person = z.strictObject({
  slug: elementId(
    'The name by which articles name the person, such as first-last; links to the person end in it.',
  ).meta({ unique: 'slug' }),
  name: text('The name, as it is shown.'),
  isRealName: z
    .boolean()
    .default(true)
    .describe("Whether `name` is a person's name; search engines are told a name only then."),
  role: text('What the person does, as it follows the name: "ward sister".'),
  qualifications: aboutPerson('Such as "RN, MSc", without registration numbers.').optional(),
  text: aboutPerson('One sentence about the person.'),
  picture: picture('A portrait, best square, such as ./images/first-last.jpg.', 'face').optional(),
  links: z
    .array(
      z
        .strictObject({ label: text('The words of the link.'), url: httpsUrl('The address of the page.') })
        .meta({ graphql: 'PersonLink' }),
    )
    .min(1)
    .optional()
    .describe('Pages of the person elsewhere, such as a profile on LinkedIn.'),
});

/** `content/story.yaml`: the founder's story. */
export const story = z.strictObject({
  title: text("The heading of the founder's story."),
  summary: text('The short form, for the home page.'),
  paragraphs: texts('The story, paragraph by paragraph.', 'One paragraph.'),
  portrait: picture("The founder's portrait.", 'portrait'),
  portraitAlt: altText('What the portrait shows.'),
  badges: z.array(badge).min(1).describe('The badges.'),
});

/** An entry of `content/providers.yaml`: a provider's description for the privacy page. */
export const provider = z.strictObject({
  provider: z.enum([...LIVE_PROVIDERS, ...STATISTICS_NAMES, 'payment']).meta({
    description:
      'The provider as `forms` or `statistics` in `content/site.yaml` names it; `payment` for who takes the payments of `payLink`.',
    unique: 'provider',
  }),
  name: text('Its name on the page.'),
  details: linkedText(
    'Where it keeps the data and what it does with it, with a link to its own privacy notice.',
  ).optional(),
});
