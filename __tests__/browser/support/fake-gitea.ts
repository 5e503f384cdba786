import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request, Route } from '@playwright/test';

const CONTENT = '__tests__/fixtures/content';
const ALLOWED = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

interface FileChange {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly from_path?: string;
  readonly content: string;
}

/**
 * What goes wrong with a commit: the status of the answer in its place, no connection before it, none for its answer, or
 * none from its answer on.
 */
export type Fault = 403 | 404 | 409 | 422 | 429 | 500 | 502 | 'offline' | 'answer lost' | 'offline after it';

/** A Gitea as the editor sees it: the part of its interface that is asked for, with the specified content on one branch. */
export class FakeGitea {
  readonly files = new Map<string, Buffer>();
  /** The requests that nobody could answer. */
  readonly unknown: string[] = [];
  /** The messages of what was committed. */
  readonly commits: string[] = ['The content as specified'];
  /** The files as they were after each commit. */
  private readonly versions: ReadonlyMap<string, Buffer>[] = [];

  /** The token that it takes. */
  token = 'a-token';
  /** What goes wrong with commits, until it is taken away. */
  fault: Fault | undefined;
  /** Whether nobody can reach it. */
  isOffline = false;
  /** Holds commits back until it is resolved. */
  pause: Promise<void> | undefined;

  constructor(readonly origin: string) {
    for (const entry of readdirSync(CONTENT, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) this.files.set(path.join('content', path.relative(CONTENT, file)), readFileSync(file));
    }
    this.versions.push(new Map(this.files));
  }

  text(file: string): string | undefined {
    return this.files.get(file)?.toString();
  }

  /** A change by somebody else. */
  write(file: string, text: string): void {
    this.files.set(file, Buffer.from(text));
    this.committed(`Somebody changes ${file}`);
  }

  private committed(message: string): void {
    this.commits.push(message);
    this.versions.push(new Map(this.files));
  }

  /** The commits that changed a file, the latest first. */
  private history(file: string): unknown[] {
    return this.versions
      .flatMap((version, index) => {
        const [now, before] = [version.get(file), this.versions[index - 1]?.get(file)];
        if (now === before || (now && before?.equals(now))) return [];
        const date = `2026-01-${`${index + 1}`.padStart(2, '0')}T12:00:00Z`;
        return [{ sha: hashOf(index + 1), commit: { author: { name: 'Jane', email: 'jane@example.org', date } } }];
      })
      .reverse();
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route(`${this.origin}/**`, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (this.isOffline) return route.abort('internetdisconnected');
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ALLOWED });
      if (pathname === '/login/oauth/authorize') return this.askToAgree(route);
      if (request.method() === 'POST' && pathname.endsWith('/contents')) return this.answerCommit(route);
      return this.answerPlainly(route);
    });
  }

  /** A host would show its own page here, at its own origin, and lead back once somebody has agreed. */
  private askToAgree(route: Route): Promise<void> {
    const { searchParams } = new URL(route.request().url());
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
    return route.fulfill({
      contentType: 'text/html',
      body: `<title>Gitea</title><a id="agree" href="${back.href.replaceAll('&', '&amp;')}">Agree</a>`,
    });
  }

  private async answerCommit(route: Route): Promise<void> {
    await this.pause;
    const { fault } = this;
    if (fault === 'offline') return route.abort('internetdisconnected');
    if (typeof fault === 'number') {
      return route.fulfill({ status: fault, headers: ALLOWED, json: { message: `the host says ${fault}` } });
    }
    if (fault === undefined) return this.answerPlainly(route);
    this.json(new URL(route.request().url()).pathname, route.request());
    this.isOffline = fault === 'offline after it';
    return route.abort('connectionreset');
  }

  private async answerPlainly(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const media = this.files.get(pathname.replace('/api/v1/repos/jane/website/media/main/', ''));
    if (media) return route.fulfill({ headers: ALLOWED, contentType: 'image/png', body: media });
    const version = this.versions[Number(searchParams.get('ref')) - 1];
    const raw = version?.get(pathname.replace('/api/v1/repos/jane/website/raw/', ''));
    if (raw) return route.fulfill({ headers: ALLOWED, contentType: 'text/plain', body: raw });
    if (pathname.startsWith('/api/') && request.headers().authorization !== `token ${this.token}`) {
      return route.fulfill({ status: 401, headers: ALLOWED, json: { message: 'token is required' } });
    }
    const json = this.json(pathname, request);
    if (json === undefined) this.unknown.push(`${request.method()} ${pathname}`);
    return route.fulfill({ status: json === undefined ? 404 : 200, headers: ALLOWED, json: json ?? {} });
  }

  private json(pathname: string, request: Request): unknown {
    if (pathname === '/login/oauth/access_token') return { access_token: this.token };
    const hash = hashOf(this.commits.length);
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
      case './commits':
        return this.history(new URL(request.url()).searchParams.get('path') ?? '');
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
    this.committed(message);
    const saved = files.map(({ path: file }) => {
      const bytes = this.files.get(file);
      return bytes ? { path: file, ...nameOf(bytes) } : null;
    });
    return {
      commit: { sha: hashOf(this.commits.length), created: '2026-01-01T00:00:00Z' },
      files: saved,
    };
  }
}

const hashOf = (commit: number): string => `${commit}`.padStart(40, '0');

function nameOf(bytes: Buffer): { sha: string; size: number } {
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return { sha, size: bytes.length };
}
