import { z } from 'zod';
import { shownFact } from '../content/check/resolve-facts';
import type { Collection } from '../content/model/collections';
import { confirmedOf, type Fact, fact, factFields } from '../content/model/fact';
import { faq, glossaryTerm, pricingPlan } from '../content/model/records';
import { fieldsOf } from '../content/read/schema-fields';
import { today } from '../utils/calendar';
import { nearestPeriod } from '../utils/fact-periods';
import { factText, factTextWithUnit } from '../utils/fact-text';
import { headingIds } from '../utils/slugs';
import { type Shown, toDisplayEntry } from './display-entry';
import { plannerFactIds } from './facts/planner-facts';
import { typographic } from './typography';

/** A confirmed value in the three forms that queries can select. */
const periodNode = factFields.shape.periods.element.extend({
  /** The value as in the file. */
  value: z.string(),
  /** Only if the value is a number. */
  number: z.number().optional(),
  /** Formatted for display, without its unit. */
  text: z.string(),
});

/** A fact node: `name` holds the fact's id, because Gatsby reserves `id`. */
const factNodeSchema = factFields.omit({ id: true }).extend({
  name: z.string(),
  periods: z.array(periodNode),
  /** Today's value for display; without a confirmed one, the fallback or else the nearest value. */
  text: z.string(),
  withUnit: z.string(),
});

/**
 * The fields of a fact node, with confirmed values only; undefined if there are none.
 * @param day as YYYY-MM-DD
 */
export function factNode(fact: Fact, day = today()): z.infer<typeof factNodeSchema> | undefined {
  const confirmed = confirmedOf(fact);
  const nearest = nearestPeriod(confirmed, day)?.period.value;
  if (nearest === undefined) return undefined;
  const { id, ...fields } = fact;
  const { text, withUnit } = shownFact(fact, day) ?? {
    text: factText(fact, nearest),
    withUnit: factTextWithUnit(fact, nearest),
  };
  return {
    ...fields,
    name: id,
    text,
    withUnit,
    periods: confirmed.map((period) => ({
      ...period,
      value: String(period.value),
      ...(typeof period.value === 'number' && { number: period.value }),
      text: typographic(factText(fact, period.value)),
    })),
  };
}

/** A pricing plan node: the plan plus its amounts formatted for display. */
const planNodeSchema = pricingPlan.extend({
  texts: z.object({
    listPrice: z.string(),
    price: z.string(),
    saving: z.string(),
    /** Such as "US dollars". */
    currency: z.string(),
  }),
});

/** A currency's name for use in a sentence. */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The fields of a pricing plan node. Amounts become text, such as `$1,497`, only here. */
export function planNode(plan: z.infer<typeof pricingPlan>): z.infer<typeof planNodeSchema> {
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

/** Entries with the anchors that their names give them on their page. */
function withAnchors<Entry extends object>(entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  const ids = headingIds(entries.map(nameOf));
  return entries.map((entry, order) => ({ ...entry, anchor: ids[order] ?? '' }));
}

/** Types whose nodes differ from their YAML entries: the node's schema and a function that makes nodes of all entries. */
export const DERIVED_NODES = {
  Fact: {
    schema: factNodeSchema,
    make: (entries: unknown, day?: string) =>
      z
        .array(fact)
        .parse(entries)
        .map((each) => factNode(each, day)),
  },
  PricingPlan: {
    schema: planNodeSchema,
    make: (entries: unknown) => z.array(pricingPlan).parse(entries).map(planNode),
  },
  Faq: {
    schema: faq.extend({ anchor: z.string() }),
    make: (entries: unknown) => withAnchors(z.array(faq).parse(entries), ({ question }) => question),
  },
  GlossaryTerm: {
    schema: glossaryTerm.extend({ anchor: z.string() }),
    make: (entries: unknown) => withAnchors(z.array(glossaryTerm).parse(entries), ({ term }) => term),
  },
} as const;

/** Whether a type is one of these. */
export const isDerived = (type: string): type is keyof typeof DERIVED_NODES => type in DERIVED_NODES;

/** The node fields of a YAML file's entries; undefined for an entry that is not published. */
export function entryFields(
  { type, schema }: Collection,
  entries: readonly object[],
  shown: Shown,
): readonly (object | undefined)[] {
  const fields = entries.map((entry) => toDisplayEntry(entry, fieldsOf(schema), shown));
  if (isDerived(type)) {
    const make: (entries: unknown, day?: string) => readonly (object | undefined)[] = DERIVED_NODES[type].make;
    return make(fields, shown.day);
  }
  return fields.map((each, order) => ({ ...each, ...plannerFactIds(type, entries[order] ?? {}) }));
}
