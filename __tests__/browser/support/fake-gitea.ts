import type { Request } from '@playwright/test';
import { askToAgree, FakeHost, json, nameOf, type Written } from './fake-host';
import type { Answer } from './host-refusals';

interface FileChange {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly from_path?: string;
  readonly content: string;
}

/** A Gitea: the part of its interface that the editor asks for. */
export class FakeGitea extends FakeHost {
  protected readonly kind = 'gitea';
  protected readonly unauthorised = { status: 401, body: { message: 'token is required' } };

  protected isCommit(request: Request): boolean {
    return request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/contents');
  }

  protected override replyToAnybody(_request: Request, url: URL): Answer | Buffer | undefined {
    const { pathname, searchParams } = url;
    if (pathname === '/login/oauth/authorize') return askToAgree('Gitea', url);
    if (pathname === '/login/oauth/access_token') return json({ access_token: this.token });
    return (
      this.at(pathname.replace('/api/v1/repos/jane/website/media/main/', ''), 'main') ??
      this.at(pathname.replace('/api/v1/repos/jane/website/raw/', ''), searchParams.get('ref'))
    );
  }

  protected reply(request: Request, { pathname, searchParams }: URL): Answer | undefined {
    const [, rest = ''] = /^\/api\/v1\/(.*)$/.exec(pathname) ?? [];
    switch (rest.replace('repos/jane/website', '.')) {
      case 'user':
        return json({
          id: 1,
          login: 'jane',
          full_name: 'Jane',
          email: 'jane@example.org',
          html_url: `${this.origin}/jane`,
        });
      case 'version':
        return json({ version: '1.25.0' });
      case 'settings/api':
        return json({ default_paging_num: 500 });
      case '.':
        return json({ permissions: { pull: true, push: true }, default_branch: 'main' });
      case './branches/main':
        return json({ commit: { id: this.head, message: this.commits.at(-1) } });
      case `./git/trees/${this.head}`:
        return json({ tree: this.tree });
      case './file-contents':
        return json(
          (request.postDataJSON() as { files: string[] }).files.map((file) => ({
            path: file,
            content: this.files.get(file)?.toString('base64'),
            encoding: 'base64',
          })),
        );
      case './commits':
        return json(
          this.history(searchParams.get('path') ?? '').map(({ sha, ...author }) => ({ sha, commit: { author } })),
        );
      case './contents':
        return this.commitFiles(request.postDataJSON());
      default:
        return undefined;
    }
  }

  private commitFiles({ message, files }: { message: string; files: readonly FileChange[] }): Answer {
    this.commit(
      message,
      files.flatMap(({ operation, path, from_path, content }): Written[] => [
        ...(from_path === undefined ? [] : [[from_path, undefined] as const]),
        [path, operation === 'delete' ? undefined : Buffer.from(content, 'base64')],
      ]),
    );
    const saved = files.map(({ path }) => {
      const bytes = this.files.get(path);
      return bytes ? { path, ...nameOf(bytes) } : null;
    });
    return json({ commit: { sha: this.head, created: '2026-01-01T00:00:00Z' }, files: saved });
  }
}
