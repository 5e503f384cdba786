import type { z } from 'zod';
import { type ResolvedFacts, resolveFacts, shownOf } from '../../content/check/resolve-facts';
import { SITE_COLLECTIONS } from '../../content/model/collections';
import { newsletter } from '../../content/model/contact-form';
import { fact } from '../../content/model/fact';
import { interfaceText } from '../../content/model/interface-text';
import { articleCopy } from '../../content/model/pages/article';
import { blogCopy } from '../../content/model/pages/blog';
import { toolsCopy } from '../../content/model/pages/short-pages';
import { category, glossaryTerm } from '../../content/model/records';
import { siteSettings } from '../../content/model/site';
import type { ContentSource } from '../../content/read/content-files';
import { readDataFile } from '../../content/read/read-files';
import { fieldsOf } from '../../content/read/schema-fields';
import { toDisplayEntry } from '../../gatsby/display-entry';
import { today } from '../../utils/calendar';

async function read<Schema extends z.ZodObject>(content: ContentSource, schema: Schema): Promise<z.infer<Schema>[]> {
  const collection = SITE_COLLECTIONS.find((each) => each.schema === schema);
  if (!collection) throw new Error('No file has these fields.');
  const { entries, problems, file } = await readDataFile(content, collection);
  if (problems.length > 0) throw new Error(`There is a mistake in ${file}.`);
  return entries.map((entry) => schema.parse(entry));
}

/** What an article's page shows beside the article. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

/**
 * Reads what an article's page shows beside the article, as pages show it.
 * @throws Error that names a file with a mistake
 */
export async function readSiteContent(content: ContentSource) {
  const facts: ResolvedFacts = resolveFacts(await read(content, fact), today());
  async function shown<Schema extends z.ZodObject>(schema: Schema): Promise<z.infer<Schema>[]> {
    const fields = fieldsOf(schema);
    const entries = await read(content, schema);
    return entries.map((entry) => toDisplayEntry(entry, fields, { day: today(), facts: shownOf(facts) }));
  }
  async function single<Schema extends z.ZodObject>(schema: Schema): Promise<z.infer<Schema>> {
    const [entry] = await shown(schema);
    if (!entry) throw new Error('A file is empty.');
    return entry;
  }
  return {
    facts,
    categories: await shown(category),
    terms: await shown(glossaryTerm),
    article: await single(articleCopy),
    tools: (await single(toolsCopy)).tools,
    blog: await single(blogCopy),
    newsletter: await single(newsletter),
    siteSettings: await single(siteSettings),
    interfaceText: await single(interfaceText),
  };
}
