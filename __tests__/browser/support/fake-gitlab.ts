import type { Request } from '@playwright/test';
import { askToAgree, FakeHost, json, type Written } from './fake-host';
import type { Answer } from './host-refusals';

interface Action {
  readonly action: 'create' | 'update' | 'move' | 'delete';
  readonly file_path: string;
  readonly previous_path?: string;
  readonly content: string;
  readonly encoding: 'text' | 'base64';
}

interface GraphQL {
  readonly query: string;
  readonly variables: { readonly paths?: readonly string[] };
}

/** GitLab: its REST and GraphQL interfaces as far as the editor asks for them. */
export class FakeGitLab extends FakeHost {
  protected readonly kind = 'gitlab';
  protected override readonly scheme = 'Bearer';
  protected readonly unauthorised = { status: 401, body: { message: '401 Unauthorized' } };

  protected isCommit(request: Request): boolean {
    return request.method() === 'POST' && request.url().endsWith('/repository/commits');
  }

  protected override replyToAnybody(_request: Request, url: URL): Answer | undefined {
    if (url.pathname === '/oauth/authorize') return askToAgree('GitLab', url);
    return url.pathname === '/oauth/token' ? json({ access_token: this.token, token_type: 'Bearer' }) : undefined;
  }

  protected reply(request: Request, { pathname, searchParams }: URL): Answer | Buffer | undefined {
    if (pathname === '/api/graphql') return this.graphql(request.postDataJSON());
    const path = pathname.replace('/api/v4', '').replace('/projects/jane%2Fwebsite', '.');
    const [, file] = /^\.\/repository\/files\/([^/]+)\/raw$/.exec(path) ?? [];
    if (file !== undefined) return this.at(decodeURIComponent(file), searchParams.get('ref'));
    switch (path) {
      case '/user':
        return json({
          id: 1,
          username: 'jane',
          name: 'Jane',
          email: 'jane@example.org',
          web_url: `${this.origin}/jane`,
        });
      case './users':
        return json([{ id: 1, username: searchParams.get('search') }]);
      case '/avatar':
        return json({ avatar_url: null });
      case './repository/branches/main':
        return json({ name: 'main', commit: { id: this.head } });
      case './deployments':
        return json([{ sha: this.head, status: 'success', environment: { name: 'production', external_url: null } }]);
      case `./repository/commits/${this.head}/statuses`:
        return json([]);
      case './repository/commits':
        if (request.method() === 'POST') return this.commitActions(request.postDataJSON());
        return json(
          this.history(searchParams.get('path') ?? '').map(({ sha, name, email, date }) => ({
            id: sha,
            author_name: name,
            author_email: email,
            committed_date: date,
          })),
        );
      default:
        return undefined;
    }
  }

  private graphql({ query, variables: { paths } }: GraphQL): Answer | undefined {
    const repository = (answer: object): Answer => json({ data: { project: { repository: answer } } });
    if (query.includes('lastCommit')) {
      return repository({ tree: { lastCommit: { sha: this.head, message: this.commits.at(-1) } } });
    }
    if (query.includes('rawTextBlob')) {
      return repository({ blobs: { nodes: paths?.map((path) => ({ rawTextBlob: this.text(path) ?? null })) } });
    }
    if (!query.includes('tree(')) return undefined;
    return repository({ tree: { blobs: { nodes: this.tree, pageInfo: { endCursor: '', hasNextPage: false } } } });
  }

  private commitActions({ commit_message, actions }: { commit_message: string; actions: readonly Action[] }): Answer {
    for (const { action, file_path, previous_path } of actions) {
      const isThere = this.files.has(action === 'move' ? (previous_path ?? '') : file_path);
      if (isThere === (action !== 'create')) continue;
      const message = `A file with this name ${isThere ? 'already exists' : "doesn't exist"}`;
      return { status: 400, body: { message } };
    }
    this.commit(
      commit_message,
      actions.flatMap(({ action, file_path, previous_path, content, encoding }): Written[] => [
        ...(previous_path === undefined ? [] : [[previous_path, undefined] as const]),
        [file_path, action === 'delete' ? undefined : Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64')],
      ]),
    );
    return { status: 201, body: { id: this.head, committed_date: '2026-01-01T00:00:00Z' } };
  }
}
