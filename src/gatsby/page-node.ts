import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content/model/collections';
import { type PageSection, pageSlug, type SectionPage, type TextPage } from '../content/model/page';
import { careerService, includedItem, offer, pillar, processStep, reason } from '../content/model/records';
import type { DataFile } from '../content/read/content-files';
import type { ContentReader } from '../content/read/content-reader';
import { fieldsOf } from '../content/read/schema-fields';
import { contactPath, pagePath } from '../routes';
import { type Shown, toDisplayEntry } from './display-entry';

/** What the node of a page holds, whichever of the two kinds its file is. */
export interface PageFields {
  readonly path: string;
  readonly seo: SectionPage['seo'];
  /** What breadcrumbs call it. */
  readonly label: string;
  readonly above?: string | undefined;
  readonly breadcrumbs: boolean;
  readonly indexed: boolean;
  readonly search?: SectionPage['search'];
  readonly updated?: string | undefined;
  /** None on a page of text. */
  readonly sections: readonly PageSection[];
  /** The files below `content/` that it is made from, its own first. */
  readonly files: readonly string[];
}

/** The lists that sections may name, with the schema of their entries. */
const LISTS = {
  pillars: pillar,
  reasons: reason,
  'career-services': careerService,
  offers: offer,
  process: processStep,
  included: includedItem,
};

/** Files whose entries a section shows without naming them. */
const SHOWN_FILES: Readonly<Partial<Record<PageSection['type'], readonly string[]>>> = {
  prices: ['services.yaml', 'pricing.yaml'],
  questions: ['faq.yaml', 'pricing.yaml'],
  services: ['services.yaml', 'pricing.yaml'],
  'service-cards': ['services.yaml'],
  story: ['story.yaml'],
  tools: ['tools.yaml'],
  'contact-form': ['contact-form.yaml'],
};

/** Gives the entries of one of the lists as pages show them. */
type ReadList = <Name extends keyof typeof LISTS>(name: Name) => Promise<z.infer<(typeof LISTS)[Name]>[]>;

function listReader(reader: ContentReader, shown: Shown): ReadList {
  return async (name) => {
    const collection = SITE_COLLECTIONS.find(({ file }) => file === `${name}.yaml`);
    const { entries } = collection ? await reader.dataFile(collection) : { entries: [] };
    const schema: z.ZodType = LISTS[name];
    return z.array(LISTS[name]).parse(entries.map((entry) => toDisplayEntry(entry, fieldsOf(schema), shown)));
  };
}

/** A section with the entries of the list that it names in place of the name. */
async function withList(section: PageSection, read: ReadList): Promise<PageSection> {
  if (section.type === 'steps' && section.list) return { ...section, steps: await read(section.list) };
  if (section.type === 'checklist' && section.list)
    return { ...section, items: (await read(section.list)).map(({ title }) => title) };
  if (section.type !== 'features' || !section.list) return section;
  if (section.list !== 'offers') return { ...section, cards: await read(section.list) };
  const { linkLabel = '' } = section;
  const cards = (await read('offers')).map(({ interest, ...card }) => ({
    ...card,
    link: { href: contactPath(interest), label: `${linkLabel} ${card.title}` },
  }));
  return { ...section, cards };
}

const filesOf = (section: PageSection): readonly string[] => [
  ...('list' in section && section.list ? [`${section.list}.yaml`] : []),
  ...(SHOWN_FILES[section.type] ?? []),
];

/**
 * What a page's node holds; nothing for a draft that is not shown.
 * @param entry its file's checked content
 * @param showsDrafts whether drafts are shown
 */
export async function pageFields(
  { file, schema }: Collection,
  entry: DataFile['entries'][number],
  { reader, shown, showsDrafts }: { reader: ContentReader; shown: Shown; showsDrafts: boolean },
): Promise<PageFields | undefined> {
  const page = toDisplayEntry(entry, fieldsOf(schema), shown) as unknown as SectionPage | TextPage;
  const { name, draft, above, breadcrumbs, indexed, search } = page;
  if (draft && !showsDrafts) return undefined;
  const common = { path: pagePath(pageSlug(file) ?? ''), above, breadcrumbs, indexed, search };
  if (!('sections' in page)) {
    const { title, description, updated } = page;
    return { ...common, seo: { title, description }, label: name ?? title, updated, sections: [], files: [file] };
  }
  const { seo } = page;
  const read = listReader(reader, shown);
  const sections: PageSection[] = [];
  for (const section of page.sections) sections.push(await withList(section, read));
  const [hero] = sections;
  const eyebrow = hero?.type === 'hero' ? hero.eyebrow : undefined;
  const files = [...new Set([file, ...sections.flatMap(filesOf)])];
  return { ...common, seo, label: name ?? eyebrow ?? seo.title, sections, files };
}
