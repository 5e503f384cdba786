import type { BrowserContext, Request } from '@playwright/test';
import { FakeHost, json, nameOf, type Written } from './fake-host';
import { type Answer, REFUSALS } from './host-refusals';

/** The service that signs people in at GitHub, since GitHub takes no sign-in without one. */
export const AUTHENTICATOR = 'https://sign-in.example.org';

interface CommitInput {
  readonly expectedHeadOid: string;
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

const BUILT = { nodes: [{ environment: 'Production', latestStatus: { state: 'SUCCESS', environmentUrl: null } }] };

/** GitHub: its REST and GraphQL interfaces as far as the editor asks for them. */
export class FakeGitHub extends FakeHost {
  protected readonly kind = 'github';
  protected readonly unauthorised = {
    status: 401,
    body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
  };

  protected isCommit(request: Request): boolean {
    return request.method() === 'POST' && asked(request).variables.input !== undefined;
  }

  protected reply(request: Request, { pathname, searchParams }: URL): Answer | Buffer | undefined {
    if (pathname === '/graphql') return this.graphql(asked(request));
    const path = pathname.replace('/repos/jane/website', '.');
    switch (path) {
      case '/user':
        return json({ id: 1, login: 'jane', name: 'Jane', email: null, html_url: 'https://github.com/jane' });
      case './collaborators/jane':
        return { status: 204, body: '' };
      case `./git/trees/${this.head}`:
        return json({ sha: this.head, tree: this.tree, truncated: false });
      default:
        if (path.startsWith('./git/blobs/')) return this.blob(path.slice('./git/blobs/'.length));
        return this.at(decodeURIComponent(path.replace('./contents/', '')), searchParams.get('ref'));
    }
  }

  private graphql({ query, variables: { input } }: GraphQL): Answer | undefined {
    if (input) return this.commitOnBranch(input);
    const history = [{ oid: this.head, message: this.commits.at(-1) }];
    if (/history\(first: 1\)/.test(query)) {
      return json({ data: { repository: { ref: { target: { history: { nodes: history } } } } } });
    }
    if (/target \{ \.\.\. on Commit \{ oid \}/.test(query)) {
      return json({ data: { repository: { ref: { target: { oid: this.head } } } } });
    }
    const parts = query.split(/(?=\b[a-z]+_\d+: )/).slice(1);
    const repository = parts.map((part) => [part.slice(0, part.indexOf(':')), this.part(part)]);
    if (repository.length === 0 || repository.some(([, value]) => value === undefined)) return undefined;
    return json({ data: { repository: Object.fromEntries(repository) } });
  }

  /** One of the many questions that are put at once. */
  private part(query: string): unknown {
    const [, file] = /history\(first: \d+, path: "([^"]+)"/.exec(query) ?? [];
    if (file !== undefined) {
      const nodes = this.history(file).map(({ sha, name, email, date }) => ({
        oid: sha,
        author: { name, email, avatarUrl: '', user: null },
        committedDate: date,
      }));
      return { target: { history: { nodes } } };
    }
    const [, oid] = /object\(oid: "(\w+)"\)/.exec(query) ?? [];
    if (query.includes('deployments')) return { status: null, deployments: BUILT, checkSuites: { nodes: [] } };
    return { text: this.blob(oid)?.toString(), isTruncated: false };
  }

  private commitOnBranch({ expectedHeadOid, message, fileChanges }: CommitInput): Answer {
    if (expectedHeadOid !== this.head) return REFUSALS.github[409];
    const { additions, deletions } = fileChanges;
    const written = additions.map(({ path, contents }): Written => [path, Buffer.from(contents, 'base64')]);
    this.commit(message.headline, [...deletions.map(({ path }): Written => [path, undefined]), ...written]);
    const names = written.map(([, bytes], index) => [`file_${index}`, { oid: bytes && nameOf(bytes).sha }]);
    const commit = { oid: this.head, committedDate: '2026-01-01T00:00:00Z', ...Object.fromEntries(names) };
    return json({ data: { createCommitOnBranch: { commit } } });
  }

  override async answer(context: BrowserContext): Promise<void> {
    await super.answer(context);
    await context.route(`${AUTHENTICATOR}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: this.signInPage() }),
    );
  }

  /** The window of the service: it and the editor shake hands, and it hands the token over. */
  private signInPage(): string {
    const result = JSON.stringify({ token: this.token, provider: 'github' });
    return `<title>GitHub</title><button id="agree">Agree</button><script>
      agree.onclick = () => {
        addEventListener('message', ({ origin }) => opener.postMessage('authorization:github:success:${result}', origin));
        opener.postMessage('authorizing:github', '*');
      };
    </script>`;
  }
}

const asked = (request: Request): GraphQL => request.postDataJSON() ?? { query: '', variables: {} };
