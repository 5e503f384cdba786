import { z } from 'zod';
import { type Entries, SITE_COLLECTIONS, typeOfFile } from '../content/model/collections';
import { confirmedOf, type Fact, factFields } from '../content/model/fact';
import { faq, glossaryTerm } from '../content/model/records';
import { entriesOf, filesOf } from '../content/read/content-files';
import { fieldsOf } from '../content/read/schema-fields';
import { nearestPeriod } from '../facts/periods';
import { resolveValue, valuesOf } from '../facts/resolve-facts';
import { factText, factTextWithUnit } from '../facts/wording';
import { typographic } from '../markdown/typography';
import { plannerFactIds } from '../planners/registry';
import { CODE_PAGES, categoryPath } from '../routes';
import { today } from '../utils/calendar';
import { fillTemplate } from '../utils/fill-template';
import { headingIds } from '../utils/slugs';
import { toDisplayEntry } from './display-entry';
import { planNode, planNodeSchema } from './plan-node';
import { type ContentNode, pictureIn, type SiteContent } from './site-content';
import { draftOfCopy, isCopy, type WithCard } from './social-cards';

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
  const { text, withUnit } = resolveValue(fact, day) ?? {
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

/** The schemas of the nodes that differ from their YAML entries. */
export const ENTRY_NODES = {
  Fact: factNodeSchema,
  PricingPlan: planNodeSchema,
  Faq: faq.extend({ anchor: z.string() }),
  GlossaryTerm: glossaryTerm.extend({ anchor: z.string() }),
};

/** Whether a type's nodes differ from its entries. */
export const isOwnNode = (type: string): type is keyof typeof ENTRY_NODES => type in ENTRY_NODES;

/** Entries with the anchors that their names give them on their page. */
function withAnchors<Entry extends object>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (Entry & { readonly anchor: string })[] {
  const ids = headingIds(entries.map(nameOf));
  return entries.map((entry, order) => ({ ...entry, anchor: ids[order] ?? '' }));
}

/** The social card of an entry that is the copy of a page. */
function copyCard(fields: object, file: string, { cardOf }: SiteContent): WithCard | undefined {
  const page = CODE_PAGES.find((code) => code.file === file)?.path ?? file.replace('.yaml', '');
  return isCopy(fields) ? cardOf(draftOfCopy(page, fields)) : undefined;
}

/** The nodes of all YAML files, one per published entry. */
export function entryNodes(content: SiteContent): ContentNode[] {
  const { day, plans, cardOf } = content;
  const displayData = { day, facts: valuesOf(content.facts), plans };
  const display = <Type extends keyof Entries>(type: Type): Entries[Type][] =>
    filesOf(content, type).flatMap((file) => {
      const context = { ...displayData, pictureOf: pictureIn(file, content) };
      return file.entries.map((entry) => toDisplayEntry(entry, fieldsOf(file.collection.schema), context));
    });
  const categoryTitle = display('BlogCopy')[0]?.categoryTitle ?? '';
  const own: Readonly<Partial<Record<keyof Entries, readonly (object | undefined)[]>>> = {
    Fact: display('Fact').map((fact) => factNode(fact, day)),
    PricingPlan: display('PricingPlan').map(planNode),
    SiteSettings: display('SiteSettings').map((settings) => {
      return { ...settings, ...cardOf({ page: '/site/', title: settings.brand.name }) };
    }),
    Category: display('Category').map((category) => {
      const title = fillTemplate(categoryTitle, { category: category.name });
      return { ...category, ...cardOf({ page: categoryPath(category.slug), title }) };
    }),
    Faq: withAnchors(display('Faq'), ({ question }) => question),
    GlossaryTerm: withAnchors(display('GlossaryTerm'), ({ term }) => term),
  };
  return SITE_COLLECTIONS.flatMap(({ file }) => {
    const type = typeOfFile(file);
    if (!type) return [];
    const written = entriesOf(content, type);
    return (own[type] ?? display(type)).flatMap((fields, order): ContentNode[] => {
      const ids = plannerFactIds(type, written[order] ?? {});
      if (!fields) return [];
      return [{ type, name: order, file, fields: { ...fields, ...copyCard(fields, file, content), ...ids, order } }];
    });
  });
}
