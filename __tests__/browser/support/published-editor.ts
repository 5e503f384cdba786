import { expect, type Page } from '@playwright/test';
import type { EditorHost } from '../../../src/content/model/editor-host';
import { publishEditor } from '../../../src/editor/publish-editor';
import { unlistedFolders } from '../../../src/gatsby/host-options';
import { editorTest } from './editor-form';
import { FakeGitea } from './fake-gitea';
import type { FakeHost } from './fake-host';

/** Where the imitation of Gitea is. */
export const GITEA = 'https://git.example.org';
const HOST: EditorHost = { host: 'gitea', repo: 'jane/website', branch: 'main', server: GITEA, appId: 'a1' };

/**
 * Tests of the published editor, with the address of its page and the host that it saves to. Each test has a host of its
 * own, which has been asked for nothing unknown at the end.
 */
export function hostTest<Host extends FakeHost>(site: EditorHost, makeHost: () => Host) {
  const build = (folder: string): Promise<void> => publishEditor(folder, site, '__tests__/fixtures/content');
  return editorTest(build, unlistedFolders(site)[0]?.headers).extend<{ readonly host: Host }>({
    host: [
      async ({ context }, use) => {
        const host = makeHost();
        await host.answer(context);
        await use(host);
        expect(host.unknown).toEqual([]);
      },
      { auto: true },
    ],
  });
}

/** Tests of the editor that saves to Gitea. */
export const test = hostTest(HOST, () => new FakeGitea(GITEA)).extend<{ readonly gitea: FakeGitea }>({
  gitea: ({ host }, use) => use(host),
});

/** Waits for the editor to be there; a phone shows the collections first. */
export const signedIn = (page: Page): Promise<void> => page.getByText('Articles', { exact: true }).first().waitFor();

/** Types a token into the page for signing in. */
export async function typeToken(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in in a window of the host, or of the service that signs people in there. */
export async function signInWithWindow(page: Page, address: string, host: string): Promise<void> {
  await page.goto(address);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: new RegExp(`^Sign In with .*${host}`) }).click();
  const popup = await opening;
  await popup.locator('#agree').click();
  await signedIn(page);
  expect(popup.isClosed()).toBe(true);
}

/** Opens the editor with a token. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await typeToken(page, 'a-token');
  await signedIn(page);
}
