// Guards the published editor: one commit per save, no other host, no loss offline.
import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { EditorHost } from '../../../src/content/model/site';
import { buildEditor } from '../../../src/editor/build-editor';
import { specified, specifiedFiles } from './folder';
import { editorTest, expandAll, field, findings, openFile, save, saveThrough } from './form';

const HOST: EditorHost = { host: 'github', repo: 'jane/website', branch: 'main' };
const PRICES = 'content/pricing.yaml';
const GITHUB = 'https://api.github.com';
const ALLOWED = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

interface GraphqlRequest {
  readonly query: string;
  readonly variables: {
    readonly input?: {
      readonly fileChanges: {
        readonly additions: readonly { readonly path: string; readonly contents: string }[];
      };
    };
  };
}

/** The git hash of a file's bytes. */
const shaOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** GitHub, as far as the editor uses it: one repository with the specified content on one branch. */
class FakeGitHub {
  readonly files = new Map(Object.entries(specifiedFiles()));
  commits = 0;
  /** Unanswered requests. */
  readonly unknown: string[] = [];
  /** Whether commits get no response. */
  isOffline = false;

  text(file: string): string | undefined {
    return this.files.get(file)?.toString();
  }

  async handle(context: BrowserContext): Promise<void> {
    await context.route(`${GITHUB}/**`, (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ALLOWED });
      if (this.isOffline) return route.abort('internetdisconnected');
      const isSignedIn = request.headers().authorization === 'token a-token';
      if (!isSignedIn) return route.fulfill({ status: 401, headers: ALLOWED, json: {} });
      const reply = this.reply(request);
      if (reply === undefined) this.unknown.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
      if (Buffer.isBuffer(reply)) return route.fulfill({ headers: ALLOWED, body: reply });
      return route.fulfill({ status: reply ? 200 : 404, headers: ALLOWED, json: reply ?? {} });
    });
  }

  private get head(): string {
    return `${this.commits}`.padStart(40, '0');
  }

  private blob(sha: string | undefined): Buffer | undefined {
    return [...this.files.values()].find((bytes) => shaOf(bytes) === sha);
  }

  private reply(request: Request): object | undefined {
    const path = new URL(request.url()).pathname.replace('/repos/jane/website', '.');
    if (path === '/graphql') return this.graphql(request.postDataJSON());
    if (path === '/user') return { id: 1, login: 'jane', name: 'Jane', html_url: 'https://github.com/jane' };
    if (path === './collaborators/jane') return {};
    if (path.startsWith('./git/blobs/')) return this.blob(path.slice('./git/blobs/'.length));
    if (path !== `./git/trees/${this.head}`) return undefined;
    const tree = [...this.files].map(([file, bytes]) => ({
      type: 'blob',
      path: file,
      sha: shaOf(bytes),
      size: bytes.length,
    }));
    return { sha: this.head, tree, truncated: false };
  }

  private graphql({ query, variables: { input } }: GraphqlRequest): object | undefined {
    if (input) return this.commit(input.fileChanges);
    const history = { nodes: [{ oid: this.head, message: 'A commit' }] };
    const target = /history\(first: 1\)/.test(query) ? { history } : { oid: this.head };
    if ('history' in target || /target \{ \.\.\. on Commit \{ oid \}/.test(query))
      return { data: { repository: { ref: { target } } } };
    // One request contains many aliased queries.
    const parts = query.split(/(?=\b[a-z]+_\d+: )/).slice(1);
    const results = parts.map((part) => [part.slice(0, part.indexOf(':')), this.part(part)]);
    return results.length === 0 ? undefined : { data: { repository: Object.fromEntries(results) } };
  }

  private part(query: string): object {
    if (query.includes('history')) return { target: { history: { nodes: [] } } };
    if (query.includes('deployments')) return { status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } };
    const [, oid] = /object\(oid: "(\w+)"\)/.exec(query) ?? [];
    return { text: this.blob(oid)?.toString(), isTruncated: false };
  }

  private commit({ additions }: NonNullable<GraphqlRequest['variables']['input']>['fileChanges']): object {
    const written = additions.map(({ path, contents }, index) => {
      const bytes = Buffer.from(contents, 'base64');
      this.files.set(path, bytes);
      return [`file_${index}`, { oid: shaOf(bytes) }];
    });
    this.commits += 1;
    const commit = { oid: this.head, committedDate: '2026-01-01T00:00:00Z', ...Object.fromEntries(written) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}

const test = editorTest((folder) => buildEditor(folder, { host: HOST }, '__tests__/fixtures/content')).extend<{
  readonly github: FakeGitHub;
}>({
  github: [
    async ({ context }, use) => {
      const github = new FakeGitHub();
      await github.handle(context);
      await use(github);
      expect(github.unknown).toEqual([]);
    },
    { auto: true },
  ],
});

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Articles', { exact: true }).first().waitFor();
}

test('a valid price is committed, and only its host is contacted', async ({ page, address, github }) => {
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    const { protocol, origin, hostname } = new URL(response.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && origin !== GITHUB) elsewhere.push(response.url());
  });
  await signIn(page, address);
  await openFile(page, address, 'files', 'pricing');
  await expandAll(page);
  const price = field(page, 'entries.0.price').locator('input');
  await price.fill('1597');
  await save(page);
  await expect(findings(page)).toContainText('is above the list price 997');
  expect(github.commits).toBe(0);

  github.isOffline = true;
  await price.fill('598');
  await save(page);
  const failure = page.getByRole('alertdialog', { name: 'Error' });
  await failure.getByRole('button', { name: 'OK' }).click();
  await expect(failure).toBeHidden();
  await expect(price).toHaveValue('598');

  github.isOffline = false;
  await saveThrough(page);
  expect(github.text(PRICES)).toBe(specified(PRICES).replace('price: 597', 'price: 598'));
  expect(elsewhere).toEqual([]);
});
