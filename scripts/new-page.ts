import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SECTIONS } from '../src/components/sections/schemas';
import { checkContent } from '../src/content/check/check-content';
import { formatReport } from '../src/content/check/format';
import { SLUG_PATTERN } from '../src/content/model/fields';
import { NEW_TEXT, sectionPage, textPage } from '../src/content/model/page';
import { diskSource } from '../src/content/read/disk-source';
import { newPostText } from '../src/content/read/post-file';
import { fieldsOf } from '../src/content/read/schema-fields';
import { pagePath } from '../src/routes';
import { explainedYaml, newEntry } from './explained-yaml';
import { AuthorError } from './for-author';
import { slugOfTitle } from './new-post';

/** A new page as requested by the author. */
export interface NewPage {
  readonly title: string;
  /** Whether it consists of sections; otherwise it is text. */
  readonly hasSections: boolean;
}

/** A new page's first sections. */
const FIRST_SECTIONS = ['hero', 'text', 'call-to-action'];

function textOfPage(title: string): string {
  const fields = fieldsOf(textPage);
  return newPostText(explainedYaml(fields, { ...newEntry(fields), title }), NEW_TEXT);
}

function sectionsOfPage(title: string): string {
  const fields = fieldsOf(sectionPage);
  const sections = FIRST_SECTIONS.map((type) => ({ type, ...(type === 'hero' ? { title } : {}) }));
  const others = SECTIONS.map(({ shape, description }) => ({ type: shape.type.value, description }))
    .filter(({ type }) => !FIRST_SECTIONS.includes(type))
    .map(({ type, description }) => `  #   ${type}: ${description}\n`);
  const help = '\n  # Further kinds of sections; content/FIELDS.md has the fields of each.\n';
  return explainedYaml(fields, { ...newEntry(fields), seo: { title }, sections }) + help + others.join('');
}

/**
 * Writes a draft page with every field explained.
 * @param root the `content` folder
 * @returns the page's file
 * @throws AuthorError if the title makes no slug or the slug is taken; then nothing is written
 */
export async function createPage(root: string, { title, hasSections }: NewPage): Promise<string> {
  const slug = slugOfTitle(title);
  if (!SLUG_PATTERN.test(slug)) throw new AuthorError('The title needs at least one letter from a to z or a digit.');
  const folder = path.join(root, 'pages');
  const taken = [`${slug}.yaml`, `${slug}.md`, slug].find((name) => existsSync(path.join(folder, name)));
  if (taken)
    throw new AuthorError(`content/pages/${taken} already exists, so nothing was changed. Choose another title.`);
  const file = path.join(folder, `${slug}${hasSections ? '.yaml' : '.md'}`);
  await writeFile(file, hasSections ? sectionsOfPage(title) : textOfPage(title), { flag: 'wx' });
  const problems = (await problemsIn(root, file)).filter(({ severity }) => severity === 'error');
  if (problems.length === 0) return file;
  await rm(file);
  throw new AuthorError(`Nothing was written. Choose another title.\n\n${formatReport(problems, 'text')}`);
}

async function problemsIn(root: string, file: string) {
  return (await checkContent(diskSource(root))).filter((problem) => file.endsWith(path.normalize(problem.file)));
}

/** Makes a page and prints the next steps. */
export async function newPage(root: string, page: NewPage): Promise<void> {
  const file = await createPage(root, page);
  const address = pagePath(path.parse(file).name);
  console.log(`${path.relative('.', file)} is ready. Write your own words in place of the explanations, then remove \`draft: true\`.
\`npm run develop\` shows it at http://localhost:8000${address}
To link to it from the bottom of every page, add it to \`footer\` in content/site.yaml: \`label:\`, and below it \`href: ${address}\`.

${formatReport(await problemsIn(root, file), 'text')}`);
}
