import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';

const CONTENT = '__tests__/fixtures/content';
const TOKEN = 'a-token';
const ALLOWED = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

interface FileChange {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly from_path?: string;
  readonly content: string;
}

/** A Gitea as the editor sees it: the part of its interface that is asked for, with the specified content on one branch. */
export class FakeGitea {
  readonly files = new Map<string, Buffer>();
  /** The requests that nobody could answer. */
  readonly unknown: string[] = [];
  /** The messages of what was committed. */
  readonly commits: string[] = ['The content as specified'];

  constructor(readonly origin: string) {
    for (const entry of readdirSync(CONTENT, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) this.files.set(path.join('content', path.relative(CONTENT, file)), readFileSync(file));
    }
  }

  text(file: string): string | undefined {
    return this.files.get(file)?.toString();
  }

  /** A change by somebody else. */
  write(file: string, text: string): void {
    this.files.set(file, Buffer.from(text));
    this.commits.push(`Somebody changes ${file}`);
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route(`${this.origin}/**`, async (route) => {
      const request = route.request();
      const { pathname, searchParams } = new URL(request.url());
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ALLOWED });
      if (pathname === '/login/oauth/authorize') {
        const back = new URL(searchParams.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
        // A host would show its own page here, at its own origin, and lead back once somebody has agreed.
        return route.fulfill({
          contentType: 'text/html',
          body: `<title>Gitea</title><a id="agree" href="${back.href.replaceAll('&', '&amp;')}">Agree</a>`,
        });
      }
      const media = this.files.get(pathname.replace('/api/v1/repos/jane/website/media/main/', ''));
      if (media) return route.fulfill({ headers: ALLOWED, contentType: 'image/png', body: media });
      const json = this.json(pathname, request);
      if (json === undefined) this.unknown.push(`${request.method()} ${pathname}`);
      return route.fulfill({ status: json === undefined ? 404 : 200, headers: ALLOWED, json: json ?? {} });
    });
  }

  private json(pathname: string, request: Request): unknown {
    if (pathname === '/login/oauth/access_token') return { access_token: TOKEN };
    if (request.headers().authorization !== `token ${TOKEN}`) return undefined;
    const hash = `${this.commits.length}`.padStart(40, '0');
    const [, rest = ''] = /^\/api\/v1\/(.*)$/.exec(pathname) ?? [];
    const inRepository = rest.replace('repos/jane/website', '.');
    switch (inRepository) {
      case 'user':
        return { id: 1, login: 'jane', full_name: 'Jane', email: 'jane@example.org', html_url: `${this.origin}/jane` };
      case 'version':
        return { version: '1.25.0' };
      case 'settings/api':
        return { default_paging_num: 500 };
      case '.':
        return { permissions: { pull: true, push: true }, default_branch: 'main' };
      case './branches/main':
        return { commit: { id: hash, message: this.commits.at(-1) } };
      case `./git/trees/${hash}`:
        return { tree: [...this.files].map(([file, bytes]) => ({ type: 'blob', path: file, ...nameOf(bytes) })) };
      case './file-contents':
        return (request.postDataJSON() as { files: string[] }).files.map((file) => ({
          path: file,
          content: this.files.get(file)?.toString('base64'),
          encoding: 'base64',
        }));
      case './contents':
        return this.commit(request.postDataJSON());
      default:
        return undefined;
    }
  }

  private commit({ message, files }: { message: string; files: readonly FileChange[] }): unknown {
    for (const { operation, path: file, from_path, content } of files) {
      if (from_path !== undefined) this.files.delete(from_path);
      if (operation === 'delete') this.files.delete(file);
      else this.files.set(file, Buffer.from(content, 'base64'));
    }
    this.commits.push(message);
    const saved = files.map(({ path: file }) => {
      const bytes = this.files.get(file);
      return bytes ? { path: file, ...nameOf(bytes) } : null;
    });
    return {
      commit: { sha: `${this.commits.length}`.padStart(40, '0'), created: '2026-01-01T00:00:00Z' },
      files: saved,
    };
  }
}

function nameOf(bytes: Buffer): { sha: string; size: number } {
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return { sha, size: bytes.length };
}
