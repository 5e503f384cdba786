import { shownFact } from '../../content/check/resolve-facts';
import { siteMap } from '../../content/check/site-map';
import { fact } from '../../content/model/fact';
import { glossaryTerm } from '../../content/model/records';
import type { ContentFiles } from '../../content/read/content-files';
import { ContentReader } from '../../content/read/content-reader';
import { PAGES, postPath, THANKS, termPath } from '../../routes';
import { today } from '../../utils/calendar';
import { isRecord } from '../../utils/is-record';
import { headingIds } from '../../utils/slugs';
import { plannedSource } from '../planned-source';
import type { ProjectFiles } from '../project-files';

/** Something that can be chosen from a list. */
export interface Choice {
  readonly label: string;
  /** What is written for it. */
  readonly value: string;
}

/** A fact with what is written to show its value together with its unit. */
export interface FactChoice extends Choice {
  readonly withUnit?: string;
}

/** What a text can refer to. */
export interface Choices {
  readonly pages: readonly Choice[];
  readonly facts: readonly FactChoice[];
  readonly terms: readonly Choice[];
}

function entriesOf({ data }: ContentFiles, file: string): readonly unknown[] {
  return data.find(({ collection }) => collection.file === file)?.entries ?? [];
}

function titleOfPage(files: ContentFiles, [file]: readonly [string, ...string[]]): string {
  const [entry] = entriesOf(files, file);
  const seo = isRecord(entry) ? entry.seo : undefined;
  return isRecord(seo) && typeof seo.title === 'string' ? seo.title : file;
}

/** Pages and published articles: a link to a draft would lead nowhere. */
function pagesOf(files: ContentFiles): Choice[] {
  const { hidden } = siteMap(files, today());
  const articles = files.posts.map(({ slug, frontMatter }) => ({
    label: `Article: ${frontMatter?.title ?? slug}`,
    value: postPath(slug),
  }));
  const pages = PAGES.filter(({ path }) => path !== THANKS).map(({ path, files: names }) => ({
    label: `Page ${path}: ${titleOfPage(files, names)}`,
    value: path,
  }));
  return [...articles.filter(({ value }) => !hidden.has(value)), ...pages];
}

function factsOf(files: ContentFiles): FactChoice[] {
  return entriesOf(files, 'facts.yaml').flatMap((entry): FactChoice[] => {
    const parsed = fact.parse(entry);
    const shown = shownFact(parsed, today());
    if (!shown) return [];
    const value = `{fact:${parsed.id}}`;
    const withUnit = shown.withUnit === shown.text ? {} : { withUnit: `{fact:${parsed.id} unit}` };
    return [{ label: `${parsed.label}: ${shown.withUnit}`, value, ...withUnit }];
  });
}

function termsOf(files: ContentFiles): Choice[] {
  const terms = entriesOf(files, 'glossary.yaml').map((entry) => glossaryTerm.parse(entry));
  const ids = headingIds(terms.map(({ term }) => term));
  return terms.map(({ term }, index) => ({ label: term, value: termPath(ids[index] ?? '') }));
}

/** What a text can refer to in the project as it is now; what has a mistake is left out. */
export async function readChoices(files: ProjectFiles): Promise<Choices> {
  const content = await new ContentReader(plannedSource(files)).read();
  return { pages: pagesOf(content), facts: factsOf(content), terms: termsOf(content) };
}
