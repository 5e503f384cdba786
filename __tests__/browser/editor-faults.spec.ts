import { request as client, expect } from '@playwright/test';
import { openEditor, specified, specifiedFiles, writeText } from './support/edited-folder';
import {
  dialog,
  field,
  goBack,
  keptNotice,
  openArticle,
  reach,
  save,
  saveThrough,
  test,
  typeAndKeep,
} from './support/editor-form';
import { expectChanged } from './support/expect-changed';
import { openPrices, price } from './support/price-form';

const SLUG = 'nmc-revalidation';
const NMC = `content/blog/${SLUG}/index.md`;
const NIGHTS = 'content/blog/first-winter/index.md';

test('answers the browser that asks for an icon on its own', async ({ address }) => {
  const browser = await client.newContext();
  const icon = await browser.get(new URL('/favicon.ico', address).href);
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
  await browser.dispose();
});

test('has a draft published on a later day, and makes it a draft again', async ({ page, address }) => {
  const draft = specified(NMC)
    .replace(/^title: .*$/m, 'title: Your first winter on nights')
    .replace(
      /^excerpt: .*$/m,
      'excerpt: What to wear to work, what to eat at three in the morning, and how to sleep while the street is awake.',
    )
    .replace(/^title: .*$/m, '$&\ndraft: true');
  const cover = specifiedFiles()['content/blog/nmc-revalidation/cover.png'] ?? '';
  const added = { [NIGHTS]: draft, 'content/blog/first-winter/cover.png': cover };
  const preview = page.frameLocator('iframe.preview');
  await openEditor(page, address, added);
  await openArticle(page, address, 'first-winter');
  await expect(preview.getByText('Draft', { exact: true }).first()).toBeVisible();
  await (await reach(page, 'date')).locator('input').first().fill('2099-03-12');
  await (await reach(page, 'draft')).getByRole('switch').click();
  await expect(preview.getByText(/^\D+ 12 March 2099$/).first()).toBeVisible();
  await save(page);
  await expect(dialog(page)).toContainText('Publish this article on 12 March 2099?');
  await expect(dialog(page)).toContainText('To look at. Sources: empty.');
  await goBack(page);
  await expectChanged(page, added);
  await saveThrough(page);
  const scheduled = draft.replace(/^date: .*$/m, 'date: 2099-03-12').replace('\ndraft: true', '');
  await expectChanged(page, { ...added, [NIGHTS]: scheduled });

  await openArticle(page, address, 'first-winter');
  await (await reach(page, 'draft')).getByRole('switch').click();
  await saveThrough(page);
  await expectChanged(page, { ...added, [NIGHTS]: draft.replace(/^date: .*$/m, 'date: 2099-03-12') });
});

test('stops an article from disappearing that was published', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await (await reach(page, 'draft')).getByRole('switch').click();
  await save(page);
  await expect(dialog(page)).toContainText('was published, but would stop working');
  await expectChanged(page, {});
});

test('leaves the old file whole when the page is closed in the middle of a write', async ({ page, address }) => {
  await openEditor(page, address);
  // Half of the text is written, and the rest never comes.
  await page.addInitScript(() => {
    const create = FileSystemFileHandle.prototype.createWritable;
    FileSystemFileHandle.prototype.createWritable = async function (options) {
      const writer = await create.call(this, options);
      const write = writer.write.bind(writer);
      writer.write = async (data) => {
        const bytes = new Uint8Array(await new Response(data as BodyInit).arrayBuffer());
        await write(bytes.slice(0, bytes.length / 2));
        document.title = 'half is written';
        await new Promise(() => {});
      };
      return writer;
    };
  });
  await page.reload();
  await openPrices(page, address);
  await price(page).fill('598');
  await save(page);
  await expect(page).toHaveTitle('half is written');
  const after = await page.context().newPage();
  await page.close();
  await after.goto(`${address}logo.svg`);
  await expectChanged(after, {}, (name) => name.startsWith('content/.sveltia-tmp-'));
});

test('asks before a form is left unsaved, and gives back what was typed in a window that was lost', async ({
  page,
  context,
  address,
}) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  const title = field(page, 'title').getByRole('textbox');
  await typeAndKeep(page, 'title', 'Revalidation without panic');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(dialog(page)).toContainText('You typed something here and did not save it');
  await expect(dialog(page)).not.toContainText('The file has been changed since');
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Revalidation without panic');
  await expectChanged(page, {});
  await writeText(page, NMC, specified(NMC).replace(/^date: .*$/m, 'date: 2023-09-06'));
  await page.close();

  const next = await context.newPage();
  next.on('dialog', (question) => void question.accept());
  await next.goto(address);
  const nextTitle = field(next, 'title').getByRole('textbox');
  await keptNotice(next).getByRole('link', { name: 'Revalidation without panic' }).click();
  await expect(dialog(next)).toContainText('The file has been changed since');
  await dialog(next).getByRole('button', { name: 'Bring it back' }).click();
  await expect(nextTitle).toHaveValue('Revalidation without panic');
  await saveThrough(next);
  await expectChanged(next, { [NMC]: specified(NMC).replace(/^title: .*$/m, 'title: Revalidation without panic') });

  await openArticle(next, address, SLUG);
  await typeAndKeep(next, 'title', 'Half a ti');
  await next.reload();
  await dialog(next).getByRole('button', { name: 'Discard it' }).click();
  await expect(nextTitle).toHaveValue('Revalidation without panic');
  await next.goto(`${address}#/collections/blog`);
  await next.reload();
  await next.getByRole('button', { name: 'Create New Entry' }).first().waitFor();
  await expect(keptNotice(next)).toBeHidden();
});
