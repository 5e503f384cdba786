import { z } from 'zod';
import { type PageSection, pageSlug, type SectionPage, type TextPage } from '../content/model/page';
import { careerService, includedItem, offer, pillar, processStep, reason } from '../content/model/records';
import type { ContentFiles, DataFile } from '../content/read/content-files';
import { fieldsOf } from '../content/read/schema-fields';
import { contactPath, pagePath } from '../routes';
import { type Shown, toDisplayEntry } from './display-entry';

/** A page node's fields, whether its file holds sections or text. */
export interface PageFields extends Omit<SectionPage, 'name'>, Pick<TextPage, 'updated'> {
  readonly path: string;
  /** Its name in breadcrumbs. */
  readonly label: string;
  /** Its file, relative to `content/`. */
  readonly file: string;
}

/** Lists that sections may name, with their entries' schemas. */
const LISTS = {
  pillars: pillar,
  reasons: reason,
  'career-services': careerService,
  offers: offer,
  process: processStep,
  included: includedItem,
};

/** Returns a list's entries, ready for display. */
type ReadList = <Name extends keyof typeof LISTS>(name: Name) => z.infer<(typeof LISTS)[Name]>[];

const listReader =
  ({ data }: ContentFiles, shown: Shown): ReadList =>
  (name) => {
    const { entries = [] } = data.find(({ collection }) => collection.file === `${name}.yaml`) ?? {};
    const schema: z.ZodType = LISTS[name];
    return z.array(LISTS[name]).parse(entries.map((entry) => toDisplayEntry(entry, fieldsOf(schema), shown)));
  };

/** A section with its list's name replaced by the list's entries. */
function withList(section: PageSection, read: ReadList): PageSection {
  if (section.type === 'steps' && section.list) return { ...section, steps: read(section.list) };
  if (section.type === 'checklist' && section.list)
    return { ...section, items: read(section.list).map(({ title }) => title) };
  if (section.type !== 'features' || !section.list) return section;
  if (section.list !== 'offers') return { ...section, cards: read(section.list) };
  const { linkLabel = '' } = section;
  const cards = read('offers').map(({ interest, ...card }) => ({
    ...card,
    link: { href: contactPath(interest), label: `${linkLabel} ${card.title}` },
  }));
  return { ...section, cards };
}

/**
 * A page's node fields; `undefined` while its file has a mistake.
 * @param files the lists that its sections name
 */
export function pageFields(
  { collection, entries }: DataFile,
  files: ContentFiles,
  shown: Shown,
): PageFields | undefined {
  const { file, schema } = collection;
  const [entry] = entries;
  if (!entry) return undefined;
  // The reader has validated it with this schema.
  const page = toDisplayEntry(entry, fieldsOf(schema), shown) as unknown as SectionPage | TextPage;
  const { name, draft, above, breadcrumbs, indexed, search } = page;
  const common = { path: pagePath(pageSlug(file) ?? ''), file, draft, above, breadcrumbs, indexed, search };
  if (!('sections' in page)) {
    const { title, description, updated } = page;
    return { ...common, seo: { title, description }, label: name ?? title, updated, sections: [] };
  }
  const { seo } = page;
  const read = listReader(files, shown);
  const sections = page.sections.map((section) => withList(section, read));
  const [hero] = sections;
  const eyebrow = hero?.type === 'hero' ? hero.eyebrow : undefined;
  return { ...common, seo, label: name ?? eyebrow ?? seo.title, sections };
}
