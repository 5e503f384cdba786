import { createHash } from 'node:crypto';
import type { BrowserContext, Request } from '@playwright/test';
import { specifiedFiles } from './edited-folder';

export const GITHUB = 'https://api.github.com';

const ALLOWED = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

interface CommitInput {
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

interface GraphQL {
  readonly query: string;
  readonly variables: { readonly input?: CommitInput };
}

/** The name that git gives to bytes. */
function shaOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** GitHub as far as the editor asks for it: one repository with the specified content on one branch. */
export class FakeGitHub {
  readonly files = new Map(Object.entries(specifiedFiles()));
  /** The messages of what was committed. */
  readonly commits: string[] = ['The content as specified'];
  /** The requests that nobody could answer. */
  readonly unknown: string[] = [];
  /** Whether commits get no answer. */
  isOffline = false;

  text(file: string): string | undefined {
    return this.files.get(file)?.toString();
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route(`${GITHUB}/**`, (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ALLOWED });
      if (this.isOffline) return route.abort('internetdisconnected');
      if (request.headers().authorization !== 'token a-token')
        return route.fulfill({ status: 401, headers: ALLOWED, json: {} });
      const reply = this.reply(request);
      if (reply === undefined) this.unknown.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
      if (Buffer.isBuffer(reply)) return route.fulfill({ headers: ALLOWED, body: reply });
      return route.fulfill({ status: reply ? 200 : 404, headers: ALLOWED, json: reply ?? {} });
    });
  }

  private get head(): string {
    return `${this.commits.length}`.padStart(40, '0');
  }

  private blob(sha: string | undefined): Buffer | undefined {
    return [...this.files.values()].find((bytes) => shaOf(bytes) === sha);
  }

  private reply(request: Request): object | Buffer | undefined {
    const path = new URL(request.url()).pathname.replace('/repos/jane/website', '.');
    if (path === '/graphql') return this.graphql(request.postDataJSON());
    if (path === '/user')
      return { id: 1, login: 'jane', name: 'Jane', email: null, html_url: 'https://github.com/jane' };
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

  private graphql({ query, variables: { input } }: GraphQL): object | undefined {
    if (input) return this.commit(input);
    const history = { nodes: [{ oid: this.head, message: this.commits.at(-1) }] };
    if (/history\(first: 1\)/.test(query)) return { data: { repository: { ref: { target: { history } } } } };
    if (/target \{ \.\.\. on Commit \{ oid \}/.test(query))
      return { data: { repository: { ref: { target: { oid: this.head } } } } };
    // Many questions are put at once, each with a name of its own.
    const parts = query.split(/(?=\b[a-z]+_\d+: )/).slice(1);
    const answers = parts.map((part) => [part.slice(0, part.indexOf(':')), this.part(part)]);
    return answers.length === 0 ? undefined : { data: { repository: Object.fromEntries(answers) } };
  }

  private part(query: string): object {
    if (query.includes('history')) return { target: { history: { nodes: [] } } };
    if (query.includes('deployments')) return { status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } };
    const [, oid] = /object\(oid: "(\w+)"\)/.exec(query) ?? [];
    return { text: this.blob(oid)?.toString(), isTruncated: false };
  }

  private commit({ message, fileChanges: { additions, deletions } }: CommitInput): object {
    for (const { path } of deletions) this.files.delete(path);
    for (const { path, contents } of additions) this.files.set(path, Buffer.from(contents, 'base64'));
    this.commits.push(message.headline);
    const names = additions.map(({ contents }, index) => [
      `file_${index}`,
      { oid: shaOf(Buffer.from(contents, 'base64')) },
    ]);
    const commit = { oid: this.head, committedDate: '2026-01-01T00:00:00Z', ...Object.fromEntries(names) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
