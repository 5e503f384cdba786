import { z } from 'zod';
import { type PageSection, pageSlug, type SectionPage, type TextPage } from '../content/model/page';
import { careerService, includedItem, offer, pillar, processStep, reason } from '../content/model/records';
import { type ContentFiles, filesOf, type PageFile } from '../content/read/content-files';
import { fieldsOf } from '../content/read/schema-fields';
import { factsNamed } from '../facts/post-facts';
import { type ResolvedFacts, valuesOf } from '../facts/resolve-facts';
import { contactPath, pagePath } from '../routes';
import type { PricedPlan } from '../utils/prices';
import { type DisplayData, toDisplayEntry } from './display-entry';
import { showsHiddenPosts } from './gatsby-command';
import { type ContentNode, pictureIn, type SiteContent } from './site-content';
import { draftOfCopy } from './social-cards';

/** A page node's fields, whether its file holds sections or text. */
export interface PageFields extends Omit<SectionPage, 'name'>, Pick<TextPage, 'updated'> {
  readonly path: string;
  /** Its name in breadcrumbs. */
  readonly label: string;
  /** Its file, relative to `content/`. */
  readonly file: string;
  /** The facts, prices and pictures of its text; no query selects them. */
  readonly facts: ResolvedFacts;
  readonly plans: readonly PricedPlan[];
  readonly pictures: Readonly<Record<string, string>>;
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
  ({ data }: ContentFiles, displayData: DisplayData): ReadList =>
  (name) => {
    const { entries = [] } = data.find(({ collection }) => collection.file === `${name}.yaml`) ?? {};
    const schema: z.ZodType = LISTS[name];
    return z.array(LISTS[name]).parse(entries.map((entry) => toDisplayEntry(entry, fieldsOf(schema), displayData)));
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

function pageFields(page: PageFile, content: SiteContent): PageFields | undefined {
  const { collection, entries, body, markdown = '' } = page;
  const { file, schema } = collection;
  const { day, pictures } = content;
  const [entry] = entries;
  if (!entry) return undefined;
  const displayData = { day, facts: valuesOf(content.facts), pictureOf: pictureIn(page, content) };
  const written = toDisplayEntry(entry, fieldsOf(schema), displayData);
  const { name, draft, above, breadcrumbs, indexed, search } = written;
  const inText = {
    facts: factsNamed(markdown, content.facts),
    plans: body && body.prices.length > 0 ? content.plans : [],
    pictures: body ? pictures.inText(body) : {},
  };
  const path = pagePath(pageSlug(file) ?? '');
  const common = { path, file, draft, above, breadcrumbs, indexed, search, ...inText };
  if (!('sections' in written)) {
    const { title, description, updated } = written;
    const card = content.cardOf({ page: path, title });
    return { ...common, ...card, seo: { title, description }, label: name ?? title, updated, sections: [] };
  }
  const { seo } = written;
  const read = listReader(content, displayData);
  const sections = written.sections.map((section) => withList(section, read));
  const [hero] = sections;
  const eyebrow = hero?.type === 'hero' ? hero.eyebrow : undefined;
  const card = content.cardOf(draftOfCopy(path, { seo, hero: { eyebrow: eyebrow && (name ?? eyebrow) } }));
  return { ...common, ...card, seo, label: name ?? eyebrow ?? seo.title, sections };
}

/** The nodes of all pages that are no drafts, or shown before. */
export function pageNodes(content: SiteContent): ContentNode[] {
  return filesOf(content, 'Page').flatMap((page) => {
    const { markdown } = page;
    const { file } = page.collection;
    const fields = pageFields(page, content);
    if (!fields || (fields.draft && !showsHiddenPosts())) return [];
    return [{ type: 'Page', name: file, file, fields, ...(markdown !== undefined && { markdown }) }];
  });
}
