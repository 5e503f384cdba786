import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import GithubSlugger from 'github-slugger';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { checkContent } from '../src/content-check/check-content';
import { formatReport } from '../src/content-check/format';
import { fieldsOf } from '../src/content-check/schema-fields';
import { suggestion } from '../src/content-check/zod-issues';
import type { category } from '../src/content-model/category';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../src/content-model/fields';
import { postFrontMatter } from '../src/content-model/post';
import { today } from '../src/utils/calendar';
import { writeCover } from './cover/write-cover';

type Category = z.infer<typeof category>;

/** What an author is told in place of a stack trace. */
export class AuthorError extends Error {}

/** The slug of a title: Latin letters without their accents, digits and hyphens, cut at a word. */
export function slugOfTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^A-Za-z0-9]+/g, ' ');
  const slug = new GithubSlugger().slug(plain.trim());
  return slug.length <= SLUG_MAX_LENGTH ? slug : slug.slice(0, SLUG_MAX_LENGTH + 1).replace(/-[^-]*$/, '');
}

/** The categories that posts may have. */
export async function readCategories(root: string): Promise<readonly Category[]> {
  return parse(await readFile(path.join(root, 'categories.yaml'), 'utf8')) as readonly Category[];
}

/** Front matter in which every field is explained by the content model; those that may be left out are commented. */
export function frontMatterFor(values: Readonly<Record<string, unknown>>): string {
  const { properties = {} } = fieldsOf(postFrontMatter);
  const lines = Object.entries(properties).map(([name, { description }]) => {
    const value = values[name];
    const written = value === undefined ? `# ${name}:` : stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();
    return `# ${description}\n${written}`;
  });
  return `---\n${lines.join('\n')}\n---\n`;
}

async function template(root: string): Promise<{ excerpt: string; coverAlt: string; body: string }> {
  return parse(await readFile(path.join(root, 'new-post.yaml'), 'utf8'));
}

/** What is asked of an author. */
export interface NewPost {
  readonly title: string;
  /** The name of a category; the first one where it is left out. */
  readonly category?: string | undefined;
}

function chooseCategory(categories: readonly Category[], wanted: string | undefined): Category {
  const found = wanted === undefined ? categories[0] : categories.find(({ name }) => name === wanted);
  if (found) return found;
  const names = categories.map(({ name }) => name);
  throw new AuthorError(`There is no category "${wanted}": ${suggestion(wanted ?? '', names)}`);
}

/**
 * Makes the folder of a new draft with explained front matter and a cover.
 * @param root the `content` folder
 * @returns the post's file
 * @throws AuthorError where the title makes no slug, the category does not exist, or the folder is there already
 */
export async function createPost(root: string, { title, category: wanted }: NewPost): Promise<string> {
  const slug = slugOfTitle(title);
  if (!SLUG_PATTERN.test(slug)) throw new AuthorError('The title needs at least one letter from a to z or a digit.');
  const chosen = chooseCategory(await readCategories(root), wanted);
  const folder = path.join(root, 'blog', slug);
  const made = await mkdir(folder, { recursive: true });
  if (made === undefined)
    throw new AuthorError(`${folder} is there already; nothing was changed. Choose another title.`);
  const { excerpt, coverAlt, body } = await template(root);
  const values = { title, excerpt, date: today(), category: chosen.name, cover: './cover.png', coverAlt, draft: true };
  await writeCover(folder, { slug, title, symbol: chosen.symbol });
  const file = path.join(folder, 'index.md');
  await writeFile(file, `${frontMatterFor(values)}\n${body.trimEnd()}\n`, { flag: 'wx' });
  return file;
}

/** Makes a post, then says how it stands. */
export async function newPost(root: string, post: NewPost): Promise<void> {
  const file = await createPost(root, post);
  const name = path.relative('.', file);
  const problems = (await checkContent(root)).filter((problem) => name.endsWith(problem.file));
  console.log(`${name} is ready: fill it in, then take \`draft: true\` out.\n\n${formatReport(problems, 'text')}`);
}

/** Runs a command, and tells an author's mistake in one line. */
export async function runForAuthor(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { category: { type: 'string' } } });
  const title = positionals.join(' ').trim();
  if (title === '') throw new AuthorError('Give the title: npm run new:post -- "My title" [--category "Motivation"]');
  await newPost(path.resolve('content'), { title, category: values.category });
}

if (require.main === module) void runForAuthor(main);
