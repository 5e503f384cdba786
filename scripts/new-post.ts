import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../src/content/check/check-content';
import { entriesOf } from '../src/content/check/checked-files';
import { formatReport } from '../src/content/check/format';
import type { Entries } from '../src/content/model/collections';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../src/content/model/fields';
import { postFrontMatter } from '../src/content/model/post';
import type { ContentFiles } from '../src/content/read/content-files';
import { ContentReader } from '../src/content/read/content-reader';
import { diskSource } from '../src/content/read/disk-source';
import { newPostText } from '../src/content/read/post-file';
import { fieldsOf } from '../src/content/read/schema-fields';
import { postPath } from '../src/routes';
import { today } from '../src/utils/calendar';
import { slugOfWords } from '../src/utils/slugs';
import { suggestClosest } from '../src/utils/suggest-closest';
import { explainedYaml, newEntry } from './explained-yaml';
import { AuthorError, readValid } from './for-author';

type Category = Entries['Category'];

/** A title's slug, cut at a word. */
export function slugOfTitle(title: string): string {
  const slug = slugOfWords(title);
  return slug.length <= SLUG_MAX_LENGTH ? slug : slug.slice(0, SLUG_MAX_LENGTH + 1).replace(/-[^-]*$/, '');
}

const read = (root: string): Promise<ContentFiles> => readValid(new ContentReader(diskSource(root)));

/** Categories a post may have. */
export async function readCategories(root: string): Promise<readonly Category[]> {
  return entriesOf(await read(root), 'Category');
}

/** The author's answers. */
export interface NewPost {
  readonly title: string;
  /** A category's name; defaults to the first category. */
  readonly category?: string | undefined;
}

function equalButForCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Finds the category an author names; by default the first one.
 * @throws AuthorError if it does not exist
 */
export function chooseCategory(categories: readonly Category[], wanted: string | undefined): Category {
  const found = wanted === undefined ? categories[0] : categories.find(({ name }) => equalButForCase(name, wanted));
  if (found) return found;
  const names = categories.map(({ name }) => name);
  const near = suggestClosest(wanted ?? '', names);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  throw new AuthorError(`There is no category "${wanted}".${hint} The categories are: ${names.join(', ')}.`);
}

function folderOf(root: string, slug: string): string {
  return path.join(root, 'blog', slug);
}

/**
 * The slug for a new post's title.
 * @throws AuthorError if the title makes none or the URL is taken
 */
export function newSlug(root: string, title: string): string {
  const slug = slugOfTitle(title);
  if (!SLUG_PATTERN.test(slug)) throw new AuthorError('The title needs at least one letter from a to z or a digit.');
  if (existsSync(folderOf(root, slug))) {
    throw new AuthorError(`content/blog/${slug} already exists, so nothing was changed. Choose another title.`);
  }
  return slug;
}

/**
 * Creates the folder of a new draft with explained front matter and its category's drawing as cover.
 * @param root the `content` folder
 * @returns the post's file
 * @throws AuthorError if the title makes no slug, the category or its drawing does not exist, or the folder exists
 */
export async function createPost(root: string, { title, category: wanted }: NewPost): Promise<string> {
  const slug = newSlug(root, title);
  const files = await read(root);
  const chosen = chooseCategory(entriesOf(files, 'Category'), wanted);
  const [template] = entriesOf(files, 'NewPostTemplate');
  const { body = '', ...copy } = template ?? {};
  const fields = fieldsOf(postFrontMatter);
  const values = { ...newEntry(fields), ...copy, title, date: today(), category: chosen.name, cover: './cover.png' };
  const drawing = path.join(root, 'images', 'covers', `${chosen.symbol}.png`);
  if (!existsSync(drawing))
    throw new AuthorError(`There is no ${path.relative('.', drawing)} to begin the cover with.`);
  const folder = folderOf(root, slug);
  await mkdir(folder);
  const file = path.join(folder, 'index.md');
  try {
    await copyFile(drawing, path.join(folder, 'cover.png'));
    await writeFile(file, newPostText(explainedYaml(fields, values), body), { flag: 'wx' });
  } catch (error) {
    // Half a post would block the next attempt.
    await rm(folder, { recursive: true });
    throw error;
  }
  return file;
}

/** Makes a post and prints the next steps. */
export async function newPost(root: string, post: NewPost): Promise<void> {
  const file = await createPost(root, post);
  const name = path.relative('.', file);
  const problems = (await checkContent(diskSource(root))).filter((problem) => name.endsWith(problem.file));
  const address = postPath(path.basename(path.dirname(file)));
  const [first, ...others] = (await readCategories(root)).map((each) => `"${each.name}"`);
  const category = post.category ? '' : `\nIts category is ${first}; the others are ${others.join(', ')}.`;
  console.log(`${name} is ready. Fill it in, then remove \`draft: true\`.${category}
\`npm run develop\` shows it at http://localhost:8000${address}

${formatReport(problems, 'text')}`);
}
