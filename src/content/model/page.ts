import { z } from 'zod';
import { pageAddress, pastDay, searchDescription, searchEntry, searchTitle, seo, text } from './fields';
import { sectionSchema } from './sections';

/** Fields of every page in `content/pages/`, with sections or text. */
const aboutPage = {
  name: text('What breadcrumbs call the page, if not the line above its heading, or its title.').optional(),
  above: pageAddress('The page above it in the breadcrumbs, such as /services/.').optional(),
  breadcrumbs: z.boolean().default(true).describe('Whether the page shows breadcrumbs.'),
  indexed: z
    .boolean()
    .default(true)
    .describe('Whether search engines, the sitemap and the search of the site show the page.'),
  draft: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether the page is kept back: visitors do not see it.', inNewEntries: true }),
  search: searchEntry.optional(),
};

/** A section as written in its page file. */
export type PageSection = z.infer<typeof sectionSchema>;

/** Checks sections together: one hero, at the beginning, and no id twice. */
function checkSections(sections: readonly PageSection[], context: z.core.$RefinementCtx<PageSection[]>): void {
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  const ids = new Map<string, number>();
  for (const [index, { type, id }] of sections.entries()) {
    if (index === 0 && type !== 'hero')
      report([0], 'must be of the kind `hero`, which has the main heading of the page');
    if (index > 0 && type === 'hero') report([index], 'is a second `hero`; a page has one, which comes first');
    if (id === undefined) continue;
    const owner = ids.get(id);
    if (owner === undefined) ids.set(id, index + 1);
    else report([index, 'id'], `is the id of section ${owner} already; choose another`);
  }
}

/** `content/pages/SLUG.yaml`: a page of sections. */
export const sectionPage = z.strictObject({
  seo,
  ...aboutPage,
  sections: z
    .array(sectionSchema)
    .min(1)
    .superRefine(checkSections)
    .describe('The sections of the page, from top to bottom.'),
});

/** Front matter of `content/pages/SLUG.md`: a text page. */
export const textPage = z.strictObject({
  title: searchTitle('The heading of the page'),
  description: searchDescription('One or two sentences that say in search results what is on the page'),
  updated: pastDay('The day of the last important change; the page shows it.').optional(),
  ...aboutPage,
});

/** A page of sections. */
export type SectionPage = z.infer<typeof sectionPage>;

/** A text page's front matter. */
export type TextPage = z.infer<typeof textPage>;

/** A page with its own pictures may have a folder; an article always has one. */
const OWNED_FILE = /^(?:pages\/([^/]+?)(?:\.yaml|\.md|\/index\.md)|blog\/([^/]+)\/index\.md)$/;

/** Whether a page file is markdown. */
export const isTextPage = (file: string): boolean => file.endsWith('.md');

/** The slug of a page or an article, from its file in `content/`; `undefined` for any other file. */
export function slugOf(file: string): string | undefined {
  const [, page, article] = OWNED_FILE.exec(file) ?? [];
  return page ?? article;
}
