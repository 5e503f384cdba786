import { z } from 'zod';
import { resolveFact } from '../../facts/resolve-facts';
import { formatPrice } from '../../utils/prices';
import { headingIds } from '../../utils/slugs';
import { type Entries, SITE_COLLECTIONS, type SingleType } from '../model/collections';
import { factFields } from '../model/fact';
import { faq, glossaryTerm, person, pricingPlan, service } from '../model/records';
import { siteSettings } from '../model/site';
import { type ContentFile, type ContentFiles, entriesOf, filesOf } from '../read/content-files';
import { fieldsOf } from '../read/schema-fields';
import { type DisplayData, toDisplayEntry } from './display-entry';
import { resolvedEvent, resolveEvent } from './events';

const shownPlan = pricingPlan.extend({
  texts: z.object({
    listPrice: z.string(),
    price: z.string(),
    saving: z.string(),
    /** Such as "US dollars". */
    currency: z.string(),
  }),
});

/** The schemas of entries that the site shows with more than their file has. */
export const SHOWN_ENTRIES = {
  // As planners query it; see `resolveFact`.
  Fact: factFields.pick({ periods: true }).extend({ name: z.string(), text: z.string(), withUnit: z.string() }),
  PricingPlan: shownPlan,
  // For sections that show a service with its plans.
  Service: service.extend({ plans: z.array(shownPlan).meta({ internal: true }) }),
  Faq: faq.extend({ anchor: z.string() }),
  GlossaryTerm: glossaryTerm.extend({ anchor: z.string() }),
  // With the address at which the first visible page that shows it does so.
  Event: resolvedEvent.extend({ href: z.string().optional().meta({ internal: true }) }),
  Person: person.extend({ href: z.string().optional() }),
  SiteSettings: siteSettings.extend({ founder: person.pick({ name: true, role: true, isRealName: true }) }),
};

/** The schema of a type's entries for display. */
export const shownSchema = (type: keyof Entries): z.ZodObject => {
  const own: z.ZodObject | undefined = SITE_COLLECTIONS.find((collection) => collection.type === type)?.schema;
  const schema = new Map<string, z.ZodObject>(Object.entries(SHOWN_ENTRIES)).get(type) ?? own;
  if (!schema) throw new TypeError(`There is no file of ${type}`);
  return schema.meta({ graphql: type });
};

/** The entries of each type for display, with their order in the file. */
export type ShownEntries = {
  readonly [Type in keyof Entries]: (Type extends keyof typeof SHOWN_ENTRIES
    ? z.infer<(typeof SHOWN_ENTRIES)[Type]>
    : Entries[Type]) & { readonly order: number };
};

/** An entry of a YAML file, as written and for display. */
export interface ShownEntry {
  readonly type: keyof Entries;
  readonly file: ContentFile;
  readonly written: object;
  readonly shown: { readonly order: number };
}

/** All entries for display. */
export interface Shown<Entry extends ShownEntry = ShownEntry> {
  readonly entries: readonly Entry[];
  /** By type, in file order. */
  readonly lists: { readonly [Type in keyof Entries]: readonly ShownEntries[Type][] };
  /** The records of files with a single one, which always exist: stand-ins take the place of what is missing or wrong. */
  readonly one: { readonly [Type in SingleType]: ShownEntries[Type] };
  /** The copy of pages in code, by their files' names in `content/`. */
  readonly copies: ReadonlyMap<string, object>;
}

function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A plan for display. Amounts become text, such as `$1,497`, only here. */
export function showPlan(plan: z.infer<typeof pricingPlan>): z.infer<typeof shownPlan> {
  const { listPrice, price, currency } = plan;
  return {
    ...plan,
    texts: {
      listPrice: formatPrice(listPrice, currency),
      price: formatPrice(price, currency),
      saving: formatPrice(listPrice - price, currency),
      currency: currencyName(currency),
    },
  };
}

/**
 * All entries of YAML files for display; a fact without a confirmed value has none.
 * @param dataOf what a file's texts are filled with
 */
export function showEntries(files: ContentFiles, day: string, dataOf: (file: ContentFile) => DisplayData): Shown {
  const inFile = <Entry>(file: ContentFile & { readonly entries: readonly Entry[] }): Entry[] => {
    const data = dataOf(file);
    return file.entries.map((entry: Entry) => toDisplayEntry(entry, fieldsOf(file.collection.schema), data));
  };
  const display = <Type extends keyof Entries>(type: Type): Entries[Type][] => filesOf(files, type).flatMap(inFile);
  // Ids on the page are made from names as written: neither a fact's new value nor a typographic sign moves one.
  const anchored = <Type extends 'Faq' | 'GlossaryTerm'>(type: Type, nameOf: (entry: Entries[Type]) => string) => {
    const ids = headingIds(entriesOf(files, type).map(nameOf));
    return display(type).map((entry, order) => ({ ...entry, anchor: ids[order] ?? '' }));
  };
  const plans = display('PricingPlan').map(showPlan);
  const people = display('Person');
  const own: Readonly<Partial<Record<keyof Entries, readonly (object | undefined)[]>>> = {
    Fact: display('Fact').map((fact) => resolveFact(fact, day)),
    PricingPlan: plans,
    Event: display('Event').map((event) => resolveEvent(event, day)),
    SiteSettings: display('SiteSettings').map(({ notice, founder, ...others }) => {
      const { name = '', role = '', isRealName = false } = people.find(({ slug }) => slug === founder) ?? {};
      const settings = { ...others, founder: { name, role, isRealName } };
      if (!notice || notice.until < day) return settings;
      const { from = '', ...said } = notice;
      // The first day matters only while it is still to come.
      return { ...settings, notice: { ...said, ...(from > day && { from }) } };
    }),
    Service: display('Service').map((service) => ({
      ...service,
      plans: plans.filter(({ programme }) => programme === service.slug),
    })),
    Faq: anchored('Faq', ({ question }) => question),
    GlossaryTerm: anchored('GlossaryTerm', ({ term }) => term),
  };
  const entries = SITE_COLLECTIONS.flatMap(({ type, file: name }) => {
    const file = files.data.find(({ collection }) => collection.file === name);
    if (!file) return [];
    return (own[type] ?? inFile(file)).flatMap((shown, order): ShownEntry[] => {
      const written = file.entries[order];
      if (!shown || !written) return [];
      return [{ type, file, written, shown: { ...shown, order } }];
    });
  });
  return byType(entries);
}

/** Entries, also by type and by file. */
export function byType<Entry extends ShownEntry>(entries: readonly Entry[]): Shown<Entry> {
  const ofType = (type: keyof Entries) => entries.flatMap((entry) => (entry.type === type ? entry.shown : []));
  const types = SITE_COLLECTIONS.map(({ type }) => [type, ofType(type)] as const);
  // Each entry has the fields of its type, which follow from the schema of its file.
  const lists = Object.assign({} as Shown['lists'], Object.fromEntries(types));
  const one = Object.assign({} as Shown['one'], Object.fromEntries(types.map(([type, [first]]) => [type, first])));
  const copies = new Map(entries.map(({ file, shown }) => [file.collection.file, shown]));
  return { entries, lists, one, copies };
}
