import { z } from 'zod';
import { PLANNERS, plannerPath, TOOLS } from '../../routes';
import { contactForm, newsletter } from './contact-form';
import { articleCopy, blogCopy, contactCopy, glossaryCopy, notFoundCopy, plannerCopy, sectionCopy } from './copy';
import { event } from './event';
import { fact } from './fact';
import { interfaceText } from './interface-text';
import { isTextPage, sectionPage, slugOf, textPage } from './page';
import { permalinks, redirect } from './permalinks';
import { postFrontMatter } from './post';
import * as records from './records';
import { siteSettings } from './site';

/** The brand's logo, relative to the project; source of icons and social cards. */
export const LOGO = 'content/images/logo.svg';

/** A file of `content/`: a single record, or a list in display order. */
export interface Collection {
  /** GraphQL type of its nodes. */
  readonly type: string;
  /** The file, relative to `content/`. */
  readonly file: string;
  readonly shape: 'single' | 'list';
  /** Schema of the record or of each entry. */
  readonly schema: z.ZodObject;
  /** Schema of the whole file. */
  readonly fileSchema: z.ZodType<Record<string, unknown> | Record<string, unknown>[]>;
}

const single = <Type extends string, Schema extends z.ZodObject>(type: Type, file: string, schema: Schema) =>
  ({ type, file, shape: 'single', schema, fileSchema: schema }) as const;

const list = <Type extends string, Schema extends z.ZodObject>(
  type: Type,
  file: string,
  schema: Schema,
  least: 0 | 1 = 1,
) => ({ type, file, shape: 'list', schema, fileSchema: z.array(schema).min(least) }) as const;

const plannerCopyFile = (name: string) => `copy/${name}.yaml`;

const TYPED_COLLECTIONS = [
  single('SiteSettings', 'site.yaml', siteSettings),
  single('InterfaceText', 'interface.yaml', interfaceText),
  single('ContactForm', 'contact-form.yaml', contactForm),
  single('Newsletter', 'newsletter.yaml', newsletter),
  list('Category', 'categories.yaml', records.category),
  list('Service', 'services.yaml', records.service),
  list('Offer', 'offers.yaml', records.offer),
  list('Pillar', 'pillars.yaml', records.pillar),
  list('PricingPlan', 'pricing.yaml', records.pricingPlan),
  list('ProcessStep', 'process.yaml', records.processStep),
  list('CareerService', 'career-services.yaml', records.careerService),
  list('IncludedItem', 'included.yaml', records.includedItem),
  list('Reason', 'reasons.yaml', records.reason),
  list('Faq', 'faq.yaml', records.faq),
  list('GlossaryTerm', 'glossary.yaml', records.glossaryTerm),
  list('Synonym', 'synonyms.yaml', records.synonym),
  list('Fact', 'facts.yaml', fact, 0),
  list('Redirect', 'redirects.yaml', redirect, 0),
  list('Tool', 'tools.yaml', records.tool),
  list('Provider', 'providers.yaml', records.provider),
  list('Event', 'events.yaml', event, 0),
  list('Person', 'people.yaml', records.person),
  single('Story', 'story.yaml', records.story),
  single('BlogCopy', 'copy/blog.yaml', blogCopy),
  single('ArticleCopy', 'copy/article.yaml', articleCopy),
  single('ContactCopy', 'copy/contact.yaml', contactCopy),
  single('GlossaryCopy', 'copy/glossary.yaml', glossaryCopy),
  single('NotFoundCopy', 'copy/not-found.yaml', notFoundCopy),
  single('SectionCopy', 'copy/sections.yaml', sectionCopy),
  ...PLANNERS.map((name) => single('PlannerCopy', plannerCopyFile(name), plannerCopy)),
];

/** A checked entry of each file, by type name. */
export type Entries = { [Each in (typeof TYPED_COLLECTIONS)[number] as Each['type']]: z.infer<Each['schema']> };

/** The types of files with a single record; the planners' copy has a file each. */
export type SingleType = Exclude<
  Extract<(typeof TYPED_COLLECTIONS)[number], { readonly shape: 'single' }>['type'],
  'PlannerCopy'
>;

/** All YAML files that become nodes. */
export const SITE_COLLECTIONS: readonly (Collection & { readonly type: keyof Entries })[] = TYPED_COLLECTIONS;

/** YAML files that only the content check reads; no page shows them. */
const CHECK_COLLECTIONS = [
  list('Claim', 'claims.yaml', records.claim),
  single('Permalinks', 'permalinks.yaml', permalinks),
];

/** The same for every file. */
export type AllEntries = Entries & {
  [Each in (typeof CHECK_COLLECTIONS)[number] as Each['type']]: z.infer<Each['schema']>;
};

/** All YAML files with fixed names in `content/`; those of pages and articles are named by their owners. */
export const ALL_COLLECTIONS: readonly Collection[] = [...SITE_COLLECTIONS, ...CHECK_COLLECTIONS];

/**
 * The files that the site needs with these tools: the copy of a planner belongs to it only if `tools.yaml` has it.
 * @param hrefs the addresses there; with one that no tool has, and so may be a mistake, every planner counts
 */
export function collectionsWith(hrefs: readonly string[]): readonly Collection[] {
  const known = PLANNERS.map(plannerPath);
  const isMistaken = hrefs.some((href) => href.startsWith(TOOLS) && !known.includes(href));
  const isLeftOut = (name: string): boolean => !isMistaken && !hrefs.includes(plannerPath(name));
  const leftOut = PLANNERS.filter(isLeftOut).map(plannerCopyFile);
  return ALL_COLLECTIONS.filter(({ file }) => !leftOut.includes(file));
}

/** The names that a field with `.meta({ reference })` may refer to: fields of a file's entries, or of a list in it. `page` is checked as a link. */
export const REFERENCES: Readonly<
  Record<string, { readonly file: string; readonly list?: string; readonly key: string }>
> = {
  category: { file: 'categories.yaml', key: 'name' },
  service: { file: 'services.yaml', key: 'slug' },
  fact: { file: 'facts.yaml', key: 'id' },
  term: { file: 'glossary.yaml', key: 'term' },
  tool: { file: 'tools.yaml', key: 'href' },
  question: { file: 'faq.yaml', key: 'question' },
  person: { file: 'people.yaml', key: 'slug' },
  interest: { file: 'site.yaml', list: 'interests', key: 'value' },
};

/** What a file of `content/` holds; `undefined` for a file that the site does not read. */
export function collectionOf(file: string): Collection | undefined {
  if (slugOf(file) === undefined) return ALL_COLLECTIONS.find((each) => each.file === file);
  if (file.startsWith('blog/')) return single('Post', file, postFrontMatter);
  return isTextPage(file) ? single('Page', file, textPage) : single('Page', file, sectionPage);
}
