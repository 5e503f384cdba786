import { z } from 'zod';
import type { ResolvedFacts } from '../../facts/resolve-facts';
import * as routes from '../../routes';
import { longDay } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { KEY_POINTS_ID, SOURCES_ID } from '../../utils/page-ids';
import type { PricedPlan } from '../../utils/prices';
import { type PageSection, type SectionPage, sectionPage, slugOf } from '../model/page';
import { isReviewDue, POST_STATUSES, type PostStatus, postFrontMatter, postStatus } from '../model/post';
import {
  type ContentFile,
  type ContentFiles,
  entriesOf,
  isPost,
  type PageFile,
  type PostFile,
} from '../read/content-files';
import { fieldsOf } from '../read/schema-fields';
import { type Card, type CardMaker, cardText, copyDraft } from './cards';
import { type DisplayData, toDisplayEntry } from './display-entry';
import { picturesOf } from './pictures';
import { factsNamed, postFacts } from './post-facts';
import { firstAddress } from './redirects';
import { type Available, SECTION_ENTRIES } from './section-entries';

/** The address of a page or an article; `undefined` for other files. */
export function addressOf(file: ContentFile): string | undefined {
  const slug = slugOf(file.collection.file);
  return slug && (isPost(file) ? routes.postPath(slug) : routes.pagePath(slug));
}

/** Whether a page or an article is a draft. */
export const isDraft = ({ entries }: ContentFile): boolean => entries.some(({ draft }) => draft === true);

/** Whether a page or an article is on the public site on a day. */
export function statusOf(file: ContentFile, day: string): PostStatus {
  const [date = day] = file.entries.flatMap((entry) => (typeof entry.date === 'string' ? entry.date : []));
  return postStatus({ draft: isDraft(file), date }, day);
}

interface TextData {
  readonly facts: ResolvedFacts;
  readonly plans: readonly PricedPlan[];
  /** Its pictures' files, and addresses of those of `static/`, by decoded path. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** A page for display, whether its file holds sections or text. */
export const shownPage = sectionPage
  .pick({ seo: true, breadcrumbs: true, indexed: true })
  .extend({ path: z.string(), label: z.string(), updated: z.iso.date().optional() })
  .extend({ above: z.object({ href: z.string(), label: z.string() }).optional() });

/** The same, with what no query selects. */
export interface PageFields extends z.infer<typeof shownPage>, Pick<SectionPage, 'draft' | 'search'>, TextData {
  readonly sections: readonly ShownSection[];
}

/** A post for display: front matter, with fact ids in sources resolved, and more. */
export const shownPost = z.object({
  ...postFrontMatter.shape,
  sources: z.array(z.object({ title: z.string(), url: z.string(), checked: z.iso.date().optional() })).optional(),
  expected: z.array(z.object({ from: z.iso.date(), isOverdue: z.boolean(), labels: z.array(z.string()) })).optional(),
  slug: z.string(),
  status: z.enum(POST_STATUSES),
  /** The badge of an unpublished post. */
  statusLabel: z.string().optional(),
  reviewDue: z.boolean(),
  path: z.string(),
  /** The address at which it was first published; see `firstAddress`. */
  firstPath: z.string(),
  readTime: z.string(),
});

/** A post for display. */
export type PostFields = z.infer<typeof shownPost> & TextData;

/** A page or an article, as the site shows it on a day. */
export interface ShownText<Type extends 'Page' | 'Post', File, Fields> {
  readonly type: Type;
  readonly file: File;
  readonly path: string;
  readonly label: string;
  readonly status: PostStatus;
  /** The ids on the page that links may name. */
  readonly anchors: readonly string[];
  readonly card?: Card | undefined;
  readonly shown: Fields;
}
export type ShownPage = ShownText<'Page', PageFile, PageFields>;
export type ShownPost = ShownText<'Post', PostFile, PostFields>;

/** The site, as far as its pages need it. */
export interface Surroundings extends Omit<Available, 'articles'> {
  readonly files: ContentFiles;
  readonly day: string;
  readonly plans: readonly PricedPlan[];
  readonly dataOf: (file: ContentFile) => DisplayData;
  readonly fileOf: (name: string) => string;
  readonly cardOf: CardMaker;
}

/** A section for display, with the entries that it shows. */
function showSection(section: PageSection, site: Available): ShownSection {
  const filled = Object.entries(SECTION_ENTRIES[section.type] ?? {}).flatMap(([name, { of }]) => {
    const entries = of(section as never, site);
    return entries === undefined ? [] : [[name, entries]];
  });
  return { ...section, ...Object.fromEntries(filled) } as ShownSection;
}

type Questions = Extract<PageSection, { readonly type: 'questions' }>;

/** A section with the entries that it shows, as far as their ids are on the page. */
type ShownSection = (
  | Exclude<PageSection, Questions>
  | (Omit<Questions, 'questions'> & { readonly questions: readonly { readonly anchor: string }[] })
) & { readonly [Name in 'services' | 'events' | 'people']?: readonly { readonly slug: string }[] };

/** The ids in a section, with the keys of what has each: of the section itself, or of an entry. */
export function idsIn(section: ShownSection): { readonly id: string; readonly keys: readonly PropertyKey[] }[] {
  const own = section.id === undefined ? [] : [{ id: section.id, keys: ['id'] }];
  const { type, services = [], events = [], people = [] } = section;
  const questions = type === 'questions' ? section.questions : [];
  return [
    ...own,
    ...questions.map(({ anchor }, order) => ({ id: anchor, keys: ['questions', order] })),
    ...(type === 'people' ? people : []).map(({ slug }, order) => ({ id: slug, keys: ['people', order] })),
    ...(type === 'events' ? events : type === 'services' ? services : []).map(({ slug }) => ({ id: slug, keys: [] })),
  ];
}

/** The address of an entry on the first page with a section of this kind that shows it. */
export function shownAt(
  pages: readonly Pick<PageFields, 'path' | 'sections'>[],
  kind: PageSection['type'],
  entry: string,
): string | undefined {
  const page = pages.find(({ sections }) =>
    sections.some((section) => section.type === kind && idsIn(section).some(({ id }) => id === entry)),
  );
  return page && `${page.path}#${entry}`;
}

/** A page of `content/pages` for display. */
export function showPage(page: PageFile, site: Surroundings & Available): ShownPage[] {
  const { collection, file, body, markdown = '' } = page;
  const path = addressOf(page) ?? '';
  return page.entries.map((written): ShownPage => {
    const shown = toDisplayEntry(written, fieldsOf(collection.schema), site.dataOf(page));
    const { draft, breadcrumbs, indexed, search } = shown;
    const { seo, updated, ...parts } =
      'sections' in shown
        ? { ...shown, updated: undefined }
        : { seo: { title: shown.title, description: shown.description }, updated: shown.updated, sections: [] };
    const sections = parts.sections.map((section) => showSection(section, site));
    const [hero] = sections;
    const eyebrow = hero?.type === 'hero' ? hero.eyebrow : undefined;
    const label = shown.name ?? eyebrow ?? seo.title;
    return {
      type: 'Page',
      file: page,
      path,
      label,
      status: statusOf(page, site.day),
      anchors: [...(body?.anchors ?? []), ...sections.flatMap(idsIn).map(({ id }) => id)],
      card: site.cardOf(copyDraft(path, file, { seo, hero: { eyebrow: eyebrow && label } })),
      shown: {
        path,
        label,
        draft,
        breadcrumbs,
        indexed,
        search,
        seo,
        updated,
        sections,
        facts: factsNamed(markdown, site.facts),
        plans: body ? site.plans : [],
        pictures: picturesOf(body, site.files, site.fileOf),
      },
    };
  });
}

/** Words per minute of an adult reading a second language, at the slow end. */
const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in whole minutes. */
const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** An article for display. */
export function showPost(post: PostFile, site: Surroundings): ShownPost[] {
  const { collection, markdown = '', body, file } = post;
  const { files, day, one } = site;
  const slug = slugOf(collection.file) ?? '';
  const path = routes.postPath(slug);
  const status = statusOf(post, day);
  const badge = status === 'published' ? undefined : one.ArticleCopy.status[status];
  const published = entriesOf(files, 'Permalinks').flatMap(({ articles }) => articles);
  return post.entries.map((written): ShownPost => {
    const { facts, ...named } = postFacts(written, markdown, site.facts, day);
    const shown = toDisplayEntry({ ...written, ...named }, fieldsOf(postFrontMatter), site.dataOf(post));
    const { title, category, cover, aliases, keyPoints, sources } = shown;
    const minutes = minutesFor(body?.wordCount ?? 0);
    return {
      type: 'Post',
      file: post,
      path,
      label: title,
      status,
      anchors: [...(body?.anchors ?? []), ...(keyPoints ? [KEY_POINTS_ID] : []), ...(sources ? [SOURCES_ID] : [])],
      card: site.cardOf({ page: path, file, label: cardText(category), title: cardText(title), picture: cover }),
      shown: {
        ...shown,
        facts,
        plans: [],
        pictures: picturesOf(body, files, site.fileOf),
        slug,
        status,
        ...(badge !== undefined && { statusLabel: fillTemplate(badge, { date: longDay(written.date) }) }),
        reviewDue: isReviewDue(written, day),
        path,
        firstPath: firstAddress({ slug, aliases }, published),
        readTime: shown.readTime ?? fillTemplate(one.ArticleCopy.readTime, { minutes }),
      },
    };
  });
}
