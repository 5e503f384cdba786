import { z } from 'zod';
import type { SourcedFacts } from '../content-check/sourced-facts';
import { type Fact, fact } from '../content-model/fact';
import { isReviewDue, type PostStatus, postFrontMatter, postStatus } from '../content-model/post';
import { pricingPlan } from '../content-model/records';
import type { PostFile } from '../content-reader/content-files';
import { type FieldSchema, fieldsOf, formsFor } from '../content-reader/schema-fields';
import { postPath } from '../routes';
import { today } from '../utils/calendar';
import { fillFacts, type ShownFacts } from '../utils/fact-placeholders';
import { factText, longDay } from '../utils/fact-text';
import { fillTemplate } from '../utils/fill-template';
import { typographic } from '../utils/typography';
import { type NamedFacts, postFacts } from './facts/post-facts';

type Group = Readonly<Record<string, unknown>>;

/** What the texts of an entry are shown with. */
interface Shown {
  /** Replaces each text whose last day has passed by its fallback, if it has one; as YYYY-MM-DD. */
  readonly day?: string;
  /** Fills in the values of facts in place of their names. */
  readonly facts?: ShownFacts;
}

/** What of a group its `fallback` replaces: `text`, or a heading with its eyebrow. */
function withFallback(group: Group): Group {
  if ('text' in group) return { ...group, text: group.fallback };
  return { ...group, title: group.fallback, eyebrow: undefined };
}

function hasPassed(group: Group, field: FieldSchema, day: string): boolean {
  const until = Object.entries(field.properties ?? {}).find(([, { lastDay }]) => lastDay)?.[0];
  const lastDay = until === undefined ? undefined : group[until];
  return typeof lastDay === 'string' && lastDay < day && typeof group.fallback === 'string';
}

/**
 * A value of the content as pages show it: with typographic quotes and dashes in the fields that hold words. Whatever else
 * there is, such as slugs, addresses and names that other files refer to, stays as it is typed.
 */
export function shownEntry<Value>(value: Value, field: FieldSchema, shown: Shown = {}): Value {
  const { day, facts } = shown;
  if (typeof value === 'string') {
    const text = field.prose === true ? typographic(value) : value;
    return (facts ? fillFacts(text, facts) : text) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const [form = field] = formsFor(field, value);
  if (Array.isArray(value)) {
    return value.map((entry) => shownEntry(entry, form.items ?? {}, shown)) as Value;
  }
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, shownEntry(inside, form.properties?.[key] ?? {}, shown)]),
  );
  return (day !== undefined && hasPassed(group, form, day) ? withFallback(group) : group) as Value;
}

/** A confirmed value in the three forms that a query may ask for. */
const periodNode = fact.shape.periods.element.extend({
  /** As it is written in the file. */
  value: z.string(),
  /** Only where the value is a number. */
  number: z.number().optional(),
  /** As people read it, without its unit. */
  text: z.string(),
});

/** A fact as its node holds it: with its id as `name`, since `id` is what Gatsby calls its nodes by. */
export const factNodeSchema = fact.omit({ id: true }).extend({ name: z.string(), periods: z.array(periodNode) });

/** What the node of a fact holds. */
type FactNode = z.infer<typeof factNodeSchema>;

/** What the node of a fact is made from: the fact with its confirmed values only, or nothing where it has none. */
export function factNode({ id, periods, ...fact }: Fact): FactNode | undefined {
  const confirmed = periods.filter(({ status }) => status === 'confirmed');
  if (confirmed.length === 0) return undefined;
  return {
    ...fact,
    name: id,
    periods: confirmed.map((period) => ({
      ...period,
      value: String(period.value),
      ...(typeof period.value === 'number' && { number: period.value }),
      text: typographic(factText(fact, period.value)),
    })),
  };
}

/** What the node of a plan holds: the plan, and its amounts as people read them. */
const planNodeSchema = pricingPlan.extend({
  texts: z.object({
    listPrice: z.string(),
    price: z.string(),
    saving: z.string(),
    /** Such as "US dollars". */
    currency: z.string(),
  }),
});

type Plan = z.infer<typeof pricingPlan>;

/** What the node of a plan holds. */
type PlanNode = z.infer<typeof planNodeSchema>;

/** What a currency is called in a sentence. */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** What the node of a plan is made from. This is the one place where an amount becomes text, such as `$1,497`. */
export function planNode(plan: Plan): PlanNode {
  const { listPrice, price, currency } = plan;
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    ...plan,
    texts: {
      listPrice: format(listPrice),
      price: format(price),
      saving: format(listPrice - price),
      currency: currencyName(currency),
    },
  };
}

/** The types whose nodes hold more than their entries: the schema of a node, and what makes it from an entry. */
export const MADE_NODES = {
  Fact: { schema: factNodeSchema, make: (entry: object) => factNode(fact.parse(entry)) },
  PricingPlan: { schema: planNodeSchema, make: (entry: object) => planNode(pricingPlan.parse(entry)) },
} as const;

/** Whether a type is one of these. */
export const isMade = (type: string): type is keyof typeof MADE_NODES => type in MADE_NODES;

/** What a `Post` node shows: its front matter, with what the sources say in place of the ids of facts, and more. */
export const postNode = postFrontMatter.extend({
  sources: z.array(z.object({ title: z.string(), url: z.string(), checked: z.iso.date().optional() })).optional(),
  expected: z.array(z.object({ from: z.iso.date(), labels: z.array(z.string()) })).optional(),
  slug: z.string(),
  status: z.enum(['published', 'draft', 'scheduled']),
  reviewDue: z.boolean(),
  path: z.string(),
  minutes: z.int(),
});

/** What a post's node holds; `facts` is what was known when it was made, and no query asks for it. */
export type PostFields = z.infer<typeof postNode> & NamedFacts;

/** Words that an adult reads in a minute, for texts in a second language at the slow end. */
const WORDS_PER_MINUTE = 200;

/** Minutes needed to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A post whose front matter has no error. */
type ReadablePost = Required<Pick<PostFile, 'frontMatter' | 'markdown'>>;

/** Everything about a post that its node holds besides its text. */
export function postFields({ frontMatter, markdown }: ReadablePost, slug: string, facts: SourcedFacts): PostFields {
  return {
    ...shownEntry({ ...frontMatter, ...postFacts(frontMatter, markdown, facts) }, fieldsOf(postFrontMatter)),
    slug,
    status: postStatus(frontMatter, today()),
    reviewDue: isReviewDue(frontMatter, today()),
    path: postPath(slug),
    minutes: readingMinutes(markdown),
  };
}

/** The words of the badge for each status, from `content/pages/article.yaml`; `{date}` is filled in. */
type StatusWords = Readonly<Record<Exclude<PostStatus, 'published'>, string>>;

/**
 * What the badge of a post says that is not published yet.
 * @param date the day of publication as YYYY-MM-DD
 */
export function statusLabel(status: keyof StatusWords, date: string, words: StatusWords): string {
  return fillTemplate(words[status], { date: longDay(date) });
}
