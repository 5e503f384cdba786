import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse, stringify } from 'yaml';
import { checkContent } from '../src/content/check/check-content';
import { formatReport } from '../src/content/check/format';
import { SLUG_MAX_LENGTH } from '../src/content/model/fields';
import { diskSource } from '../src/content/read/disk-source';
import { pagePath, postPath } from '../src/routes';
import { today } from '../src/utils/calendar';
import { slugOfWords } from '../src/utils/slugs';
import { AuthorError, runCommand } from './for-author';

/** What can be begun: its template in `_templates`, its folder, its file in there, and its address. */
const KINDS = {
  article: {
    template: 'article.md',
    folder: 'blog',
    fileOf: (slug: string) => `${slug}/index.md`,
    addressOf: postPath,
  },
  page: { template: 'page.md', folder: 'pages', fileOf: (slug: string) => `${slug}.md`, addressOf: pagePath },
  sections: { template: 'page.yaml', folder: 'pages', fileOf: (slug: string) => `${slug}.yaml`, addressOf: pagePath },
};

interface Category {
  readonly name: string;
  /** The name of its drawing in `images/covers`. */
  readonly symbol: string;
}

async function readCategories(root: string): Promise<readonly Category[]> {
  return parse(await readFile(path.join(root, 'categories.yaml'), 'utf8'));
}

const namesOf = (categories: readonly Category[]): string => categories.map(({ name }) => name).join(', ');

/** A title's slug, cut at a word. */
export function slugOfTitle(title: string): string {
  const slug = slugOfWords(title);
  if (slug === '') throw new AuthorError('The title needs at least one letter from a to z or a digit.');
  return slug.length <= SLUG_MAX_LENGTH ? slug : slug.slice(0, SLUG_MAX_LENGTH + 1).replace(/-[^-]*$/, '');
}

/**
 * Copies a template and fills in title, date and category; the drawing of the category becomes the cover.
 * @param root the `content` folder
 * @returns the message for the author
 * @throws AuthorError if the file exists or the check finds an error in it; then nothing is left of it
 */
export async function createEntry(root: string, kind: keyof typeof KINDS, title: string, category = '') {
  const { template, folder, fileOf, addressOf } = KINDS[kind];
  const slug = slugOfTitle(title);
  const taken = (await readdir(path.join(root, folder))).find((name) => path.parse(name).name === slug);
  if (taken) throw new AuthorError(`content/${folder}/${taken} already exists. Choose another title.`);
  const name = `${folder}/${fileOf(slug)}`;
  const file = path.join(root, name);
  const categories = await readCategories(root);
  const chosen = categories.find(({ name: each }) => category === '' || each.toLowerCase() === category.toLowerCase());
  if (!chosen) throw new AuthorError(`There is no category "${category}": use ${namesOf(categories)}.`);
  const values = { title: stringify(title, { lineWidth: 0 }).trim(), date: today(), category: chosen.name };
  const text = await readFile(path.join(root, '_templates', template), 'utf8');
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      text.replace(/\{(title|date|category)\}/g, (_, key: keyof typeof values) => values[key]),
    );
    const drawing = path.join(root, 'images/covers', `${chosen.symbol}.png`);
    if (kind === 'article') await copyFile(drawing, path.join(path.dirname(file), 'cover.png'));
    const findings = await checkContent(diskSource(root));
    const errors = findings.filter((each) => each.file === `content/${name}` && each.severity === 'error');
    if (errors.length > 0) throw new AuthorError(formatReport(errors, 'text'));
  } catch (error) {
    await rm(kind === 'article' ? path.dirname(file) : file, { recursive: true, force: true });
    throw error;
  }
  return `content/${name} is ready. Write your own words in it, then remove the line \`draft: true\`.
\`npm run develop\` shows it at http://localhost:8000${addressOf(slug)}`;
}

/** The answers to questions, typed or piped. */
async function ask(...questions: readonly string[]): Promise<string[]> {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new AuthorError('\nStopped; nothing was written.');
    answers.push(value.trim());
  }
  input.close();
  return answers;
}

const HELP = `Begins an article or page with a template.

  npm run new                          an article; asks for its title and category
  npm run new article Nights           an article of the first category
  npm run new page Terms of Service    a page of text
  npm run new sections Webinar         a page of sections`;

const isKind = (word: string): word is keyof typeof KINDS => word in KINDS;

if (require.main === module)
  runCommand(HELP, { allowPositionals: true }, async ({ positionals: [kind, ...words] }) => {
    const root = path.resolve('content');
    if (kind !== undefined) {
      if (!isKind(kind) || words.length === 0) throw new AuthorError(HELP);
      return console.log(await createEntry(root, kind, words.join(' ')));
    }
    const categories = namesOf(await readCategories(root));
    const [title = '', category] = await ask(
      'Title of the article: ',
      `Category (${categories}; Enter for the first): `,
    );
    console.log(await createEntry(root, 'article', title, category));
  });
