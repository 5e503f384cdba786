import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { runPackage } from '../../scripts/run-package';
import { addOffers } from '../support/added-offers';
import { ADDED_POSTS, type AddedPost, GUEST, LOGO_COLOUR, MOVED, PHOTOS } from '../support/added-posts';
import { STATISTICS, VERIFICATION } from '../support/added-settings';
import { GOOD_PICTURES, photo } from '../support/hostile-pictures';
import { TRACKED } from '../support/tracked-files';

/** The specified content. */
export const SPECIFIED_CONTENT = '__tests__/fixtures/content';

/** Folders and files that a build doesn't read. */
const LEFT_OUT = /^(__tests__|content|docs|\.github)\//;

const PICTURE = `${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`;

/** Questions whose ids must move neither with a fact nor with a typographic sign. */
const HOSTILE_QUESTIONS = ['Do I need 2-3 years of experience?', 'Is {fact:notice-days unit} enough - really?']
  .map((question) => `- question: "${question}"\n  answer: Yes.\n`)
  .join('');

function addPost(root: string, { slug, markdown, pictures }: AddedPost): void {
  const folder = path.join(root, 'content/blog', slug);
  mkdirSync(folder, { recursive: true });
  for (const name of pictures) cpSync(PICTURE, path.join(folder, name));
  writeFileSync(path.join(folder, 'index.md'), markdown);
}

/** Replaces a text in a file of a copy; the text must exist. */
export function replaceText(root: string, file: string, before: string | RegExp, after: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} lacks ${before}, which a test replaces.`);
  writeFileSync(path.join(root, file), changed);
}

/** Adds photos as phones save them, to an article and as the picture of a tool, which is published unchanged. */
async function addPhotos(root: string): Promise<void> {
  const folder = path.join(root, 'content/blog', PHOTOS.slug);
  for (const [name, make] of Object.entries(GOOD_PICTURES)) writeFileSync(path.join(folder, name), await make());
  await photo(6, { width: 1280, height: 1600 }).jpeg().toFile(path.join(folder, PHOTOS.cover));
  await photo(8, { width: 640, height: 320 }).jpeg().toFile(path.join(root, 'content/images/my tool.jpg'));
  replaceText(root, 'content/tools.yaml', /$/, '  picture: ./images/my%20tool.jpg\n');
}

/** Adds what the specified content lacks and the check allows: pages, drafts, hostile texts, photos, settings. */
export async function addUnusualContent(root: string): Promise<void> {
  for (const post of ADDED_POSTS) addPost(root, post);
  await addPhotos(root);
  cpSync('__tests__/fixtures/added-pages', path.join(root, 'content/pages'), { recursive: true });
  replaceText(root, 'content/site.yaml', /$/, stringify({ statistics: STATISTICS, verification: VERIFICATION }));
  replaceText(root, 'content/site.yaml', /(?<=label: LinkedIn\n)/, '    href: https://www.linkedin.com/company/4cs/\n');
  replaceText(root, 'content/faq.yaml', /$/, HOSTILE_QUESTIONS);
  replaceText(root, 'content/people.yaml', /$/, stringify(GUEST.people));
  addOffers(root);
  replaceText(root, 'content/images/logo.svg', '#0E4B45', LOGO_COLOUR);
  replaceText(root, 'content/redirects.yaml', /$/, `- from: ${MOVED.from}\n  to: ${MOVED.to}\n`);
}

/** The environment of a Gatsby command in a copy. */
export const GATSBY_ENV = {
  ...process.env,
  NODE_ENV: undefined,
  GATSBY_TELEMETRY_DISABLED: '1',
  JEST_WORKER_ID: undefined,
};

/**
 * Copies this project to another folder, without the cache of an earlier build, which could hide faults.
 * @param content the folder of its content
 * @param change changes the copy
 */
export async function copySite(
  root: string,
  content: string,
  change?: (root: string) => void | Promise<void>,
): Promise<void> {
  rmSync(root, { recursive: true, force: true });
  for (const file of TRACKED) if (!LEFT_OUT.test(file)) cpSync(file, path.join(root, file));
  // On Windows anyone may make a junction; elsewhere it is a symbolic link.
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  cpSync(content, path.join(root, 'content'), { recursive: true });
  await change?.(root);
}

/** Builds a copy of this project. */
export async function buildSite(...copy: Parameters<typeof copySite>): Promise<void> {
  await copySite(...copy);
  const [root] = copy;
  const { status } = runPackage('gatsby', ['build'], { cwd: root, stdio: 'inherit', env: GATSBY_ENV });
  if (status !== 0) throw new Error(`The build in ${root} failed.`);
}
