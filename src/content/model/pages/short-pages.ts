import { z } from 'zod';
import {
  altText,
  apart,
  asTyped,
  drawing,
  group,
  heading,
  href,
  icon,
  lastDay,
  picture,
  pricingHeading,
  searchEntry,
  seo,
  template,
  text,
  texts,
} from '../fields';

/** `content/pages/home.yaml`. */
export const homeCopy = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text('The heading of the page.'),
    text: text('The sentences under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    image: picture('The picture beside the heading.'),
    imageAlt: altText('What the picture shows; empty if it only decorates.'),
  }),
  services: heading('The heading of the services.'),
  tools: heading('The heading above the cards that lead to the tools; their words are in tools.yaml.'),
  story: z.strictObject({ linkLabel: text('The link to the about page.') }),
});

/** `content/pages/about.yaml`; the story is shown on the home page as well. */
export const aboutCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  about: z.strictObject({
    title: text('The heading of the page.'),
    lead: text('The first sentences.'),
    missionTitle: text('The heading of the mission.'),
    mission: text('The mission.'),
    image: picture('The picture beside the text.'),
    imageAlt: altText('What the picture shows; empty if it only decorates.'),
  }),
  reasons: heading('The heading above the reasons of content/reasons.yaml.'),
  story: z.strictObject({
    title: text("The heading of the founder's story."),
    summary: text('The short form, for the home page.'),
    paragraphs: texts('The story, paragraph by paragraph.', 'One paragraph.'),
    portrait: picture("The founder's portrait."),
    portraitAlt: altText('What the portrait shows.'),
    badges: z
      .array(z.strictObject({ icon: icon('The icon.'), label: text('The words.') }))
      .min(1)
      .describe('The badges.'),
  }),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    servicesLabel: text('The link to the services page.'),
  }),
});

/** `content/pages/services.yaml`. */
export const servicesCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  audienceTitle: text('The words before who a service is for.'),
  priceFrom: text('The word before the lowest price.'),
  bookLabel: text('The button that leads to the scheduling page.'),
  offers: heading('The heading of the smaller offers.'),
  offerLabel: text('The link of each smaller offer, before its name.'),
});

/** The words around prices, the same on each page with plans. */
export const pricingWords = {
  listPriceLabel: text('The word before the list price.'),
  priceLabel: text('The word before the current price.'),
  savingLabel: template('What the visitor saves; {amount} is the difference of the two prices.', ['amount']),
  popularLabel: text('The badge of the most popular plan.'),
  planLabel: text('The button of each plan, before its name. It opens the scheduling page.'),
  includedLabel: text('The heading above what a plan includes.'),
  pricingNote: text('The note under the plans.'),
};

const factCard = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The heading of the card.'),
  text: text('The sentence of the card.'),
});

const weeksStep = z.strictObject({
  when: text('When it comes, in a word or two.'),
  title: text('What it is.'),
  text: text('A sentence about it.'),
});

/** `content/pages/4cs-program.yaml`. */
export const fourCsProgramCopy = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text('The heading of the page.'),
    lead: text('The sentence under it.'),
    enrollLabel: text('The button that leads to the scheduling page.'),
  }),
  pillars: heading('The heading above the pillars of content/pillars.yaml.'),
  weeks: group('The program as a line. Leave it out, and nothing is shown.', {
    title: text('The heading.'),
    lead: text('The sentence under it.'),
    begins: text('At the beginning of the line.'),
    ends: text('At its end.'),
    steps: z.array(weeksStep).min(2).describe('The parts of the line, in order; each gets the same room.'),
    beside: z.array(weeksStep).describe('Under the line: what goes on all the time, or comes after it.').optional(),
  }).optional(),
  included: heading('The heading above the checklist of content/included.yaml.', asTyped('The heading.')),
  duration: factCard.describe('The card about the duration.'),
  groupSize: factCard.describe('The card about the size of the group.'),
  pricing: pricingHeading('The heading above the plans of content/pricing.yaml.'),
  ...pricingWords,
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    cohort: group('The note about the next cohort.', {
      text: text('When the next cohort starts.'),
      until: lastDay('The last day on which this is true.'),
      fallback: apart(text('What to show once that day has passed. Without it, the old text stays.')).optional(),
    }),
  }),
});

/** `content/pages/career-guidance.yaml`. */
export const careerGuidanceCopy = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text('The heading of the page.'),
    lead: text('The sentence under it.'),
    startLabel: text('The button that leads to the scheduling page.'),
    badges: z
      .array(z.strictObject({ icon: icon('The icon.'), label: text('The words.') }))
      .min(1)
      .describe('The badges.'),
  }),
  services: heading('The heading above the services of content/career-services.yaml.'),
  process: heading('The heading above the steps of content/process.yaml.'),
  pricing: pricingHeading('The heading above the packages of content/pricing.yaml.'),
  ...pricingWords,
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
  }),
});

/** `content/pages/contact.yaml`. */
export const contactCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  emailTitle: text('The heading above the email address.'),
  emailText: text('The sentence under it.'),
  bookTitle: text('The heading about the discovery call.'),
  bookText: text('The sentence under it.'),
  bookLabel: text('The button that leads to the scheduling page.'),
  nextTitle: text('The heading of what happens next.'),
  nextSteps: texts('What happens next, in order.'),
});

/** `content/pages/faq.yaml`. */
export const faqCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  questions: text('What screen readers call the list of links to the questions.'),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    contactLabel: text('The link to the contact page.'),
  }),
});

/** `content/pages/glossary.yaml`. */
export const glossaryCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  name: text('The name of the collection, as search engines are told.'),
  finder: z.strictObject({
    label: text('The label of the field that narrows the list.'),
    found: template('Said while it does; {count} is the number of terms that are left.', ['count']),
    none: text('Said where no term is left.'),
  }),
  letters: text('What screen readers call the row of letters.'),
  example: text('The word before each example.'),
  source: text('The words before the page that a term relies on.'),
  spellings: template('The other spellings of a term; {spellings} is filled in.', ['spellings']),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    contactLabel: text('The link to the contact page.'),
    blogLabel: text('The link to the articles.'),
  }),
});

/** `content/pages/tools.yaml`. */
export const toolsCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  tools: z
    .array(
      z.strictObject({
        icon: icon('The drawing above the title, where the tool has no picture.'),
        picture: drawing('A picture of what the tool shows, twice as wide as it is high.').optional(),
        title: text('What the tool is called.'),
        text: text('What it does, in one or two sentences.'),
        linkLabel: text('The words of the link.'),
        href: href('The page of the tool.'),
      }),
    )
    .min(1)
    .describe('The tools, in display order.'),
  note: text('The sentence under the cards.'),
  sources: group('Above the official pages of each planner.', {
    title: text('The heading.'),
    checked: template('When the figures were checked last; {date} is filled in.', ['date']),
  }),
});

/** `content/pages/thanks.yaml`. */
export const thanksCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  homeLabel: text('The link to the home page.'),
  tools: heading('The heading above the tools.'),
  articles: heading('The heading above the newest articles.'),
});

/** `content/pages/not-found.yaml`. */
export const notFoundCopy = z.strictObject({
  seo,
  code: text('The large number.'),
  title: text('The heading.'),
  text: text('A sentence of help.'),
  homeLabel: text('The link to the home page.'),
  tools: heading('The heading above the tools.'),
  articles: heading('The heading above the newest articles.'),
  picture: drawing('The drawing beside the words.'),
});
