import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { ALL_COLLECTIONS } from '../../src/content/model/collections';
import { editorCollection, fileNameOf } from '../../src/editor/names';
import { openEditor, readText, specified, specifiedFiles } from './support/edited-folder';
import { expandAll, input, newParagraph, openArticle, openFile, saveThrough, test } from './support/editor-form';
import { expectChanged } from './support/expect-changed';

/** One change of each file: the field, and what is typed into it. */
const EDITS: Readonly<Record<string, readonly [field: string, text: string]>> = {
  'site.yaml': ['brand.description', 'Career coaching for nurses who trained abroad.'],
  'interface.yaml': ['skipLink', 'Go to the main content'],
  'contact-form.yaml': ['title', 'Write to me'],
  'newsletter.yaml': ['title', 'Letters for nurses who move'],
  'categories.yaml': [
    'entries.0.description',
    'Articles on building a nursing career in the UK, from mentors to applications.',
  ],
  'services.yaml': ['entries.0.shortDescription', 'One-to-one guidance for nurses who want a clear direction.'],
  'offers.yaml': ['entries.0.description', 'Private sessions about what is on your mind now.'],
  'pillars.yaml': ['entries.0.description', 'Know what you want from nursing.'],
  'pricing.yaml': ['entries.0.price', '598'],
  'process.yaml': ['entries.0.description', 'We talk about where you are.'],
  'career-services.yaml': ['entries.0.description', 'Compare specialties by what the work is really like.'],
  'included.yaml': ['entries.3.title', 'Worksheets and resources'],
  'reasons.yaml': ['entries.0.description', 'Coaching by a nurse who has worked and moved in the profession.'],
  'faq.yaml': ['entries.1.answer', 'For nurses, above all for those who trained abroad.'],
  'glossary.yaml': ['entries.0.example', 'I moved up from band 5 to band 6.'],
  'synonyms.yaml': ['entries.0.words.1', 'mat leaves'],
  'facts.yaml': ['entries.0.label', 'The rate a week'],
  'pages/home.yaml': ['seo.title', 'Career coaching for nurses from abroad'],
  'pages/about.yaml': ['seo.title', 'About our founder'],
  'pages/blog.yaml': ['title', 'Notes for nurses on the move'],
  'pages/article.yaml': ['back', 'Back to all articles'],
  'pages/services.yaml': ['seo.title', 'Coaching for nurses'],
  'pages/contact.yaml': ['seo.title', 'Contact and a free call'],
  'pages/4cs-program.yaml': ['seo.title', 'The 4Cs Program'],
  'pages/career-guidance.yaml': ['seo.title', 'Career guidance for nurses'],
  'pages/faq.yaml': ['seo.title', 'Questions with answers'],
  'pages/glossary.yaml': ['seo.title', 'Glossary for nurses'],
  'pages/thanks.yaml': ['seo.title', 'Thank you very much'],
  'pages/tools.yaml': ['seo.title', 'Planners for nurses'],
  'pages/maternity-planner.yaml': ['seo.title', 'Maternity planner for nurses'],
  'pages/revalidation-planner.yaml': ['seo.title', 'Revalidation planner'],
  'pages/privacy.yaml': ['seo.title', 'Your privacy'],
  'pages/not-found.yaml': ['seo.title', 'No such page'],
  'claims.yaml': ['entries.0.claim', 'Nurses who joined'],
  'new-post.yaml': ['excerpt', 'One sentence that says what the reader takes away.'],
};

/** The value at a path such as `entries.0.title`; a file that is a list begins with `entries`. */
function valueAt(file: string, keyPath: string): string {
  const steps = keyPath.replace(/^entries\./, '').split('.');
  return String(steps.reduce((value, step) => value[step], parse(specified(file))));
}

/** The editor frees the pictures of a form that one leaves, also those that it is still reading. */
const PICTURE_OF_A_CLOSED_FORM = /^blob:|^Failed to load resource: net::ERR_FILE_NOT_FOUND$/;

/** Every error of the page, every request that fails and every one to another site, from now on. */
function watchFaults(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') faults.push(request.url());
  });
  page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  return () => faults.filter((fault) => !PICTURE_OF_A_CLOSED_FORM.test(fault));
}

/** Opens and edits files as an author would, one after the other; returns what each should hold. */
async function editEach(page: Page, address: string, files: readonly string[]): Promise<Record<string, string>> {
  const expected: Record<string, string> = {};
  for (const file of files) {
    const [keyPath, text] = EDITS[file] ?? [];
    const name = `content/${file}`;
    await openFile(page, address, editorCollection(file), fileNameOf(file));
    if (keyPath === undefined || text === undefined) continue;
    if (keyPath.startsWith('entries')) await expandAll(page);
    await (await input(page, keyPath)).fill(text);
    await saveThrough(page);
    expected[name] = specified(name).replace(valueAt(name, keyPath), text);
    expect(await readText(page, name)).toBe(expected[name]);
  }
  return expected;
}

const FILES = ALL_COLLECTIONS.map(({ file }) => file);

/** About twenty files are opened, changed and saved one after the other. */
const TIMEOUT = 240_000;

for (const collection of ['files', 'pages']) {
  test(`edits each kind of content once, without an error or a request that fails: ${collection}`, async ({
    page,
    address,
  }) => {
    test.setTimeout(TIMEOUT);
    const faults = watchFaults(page);
    await openEditor(page, address);
    const expected = await editEach(
      page,
      address,
      FILES.filter((file) => editorCollection(file) === collection),
    );
    expect(faults()).toEqual([]);
    await expectChanged(page, expected);
  });
}

test('keeps every byte of every article, and shows pictures and the preview without an error', async ({
  page,
  address,
}) => {
  test.setTimeout(TIMEOUT);
  const faults = watchFaults(page);
  await openEditor(page, address);
  await openFile(page, address, 'pages', fileNameOf('pages/home.yaml'));
  const picture = page.locator('img[src^="blob:"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  const articles = Object.keys(specifiedFiles()).filter((name) => /^content\/blog\/.*\.md$/.test(name));
  const expected: Record<string, string> = {};
  for (const [index, name] of articles.entries()) {
    await openArticle(page, address, name.split('/')[2] ?? '');
    if (index === 0) await expect(page.frameLocator('iframe.preview').getByRole('heading', { level: 1 })).toBeVisible();
    await newParagraph(page);
    await page.keyboard.insertText('One more sentence.');
    await saveThrough(page);
    expected[name] = `${specified(name)}\nOne more sentence.\n`;
  }
  expect(faults()).toEqual([]);
  await expectChanged(page, expected);
});
