import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { type Answer, REFUSALS, type Refusal } from './host-refusals';

const CONTENT = '__tests__/fixtures/content';
const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** What one file of a commit becomes: its bytes, or `undefined` for a file that goes. */
export type Written = readonly [file: string, bytes: Buffer | undefined];

/**
 * What goes wrong with a commit: the host refuses it, no connection before it, none for its answer, or none from its
 * answer on.
 */
export type Fault = Refusal | 'offline' | 'answer lost' | 'offline after it';

/** A save of a file, as hosts list it. */
export interface Saved {
  readonly sha: string;
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** A host as the editor sees it: one repository with the specified content on one branch, and what goes wrong with it. */
export abstract class FakeHost {
  readonly files = new Map<string, Buffer>();
  /** The requests that nobody could answer. */
  readonly unknown: string[] = [];
  /** The messages of what was committed. */
  readonly commits: string[] = [];
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

  protected abstract readonly kind: keyof typeof REFUSALS;
  /** What stands before a token in a request. */
  protected readonly scheme: string = 'token';
  /** What is said to a token that is not known. */
  protected abstract readonly unauthorised: Answer;

  constructor(readonly origin: string) {
    for (const entry of readdirSync(CONTENT, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) this.files.set(path.join('content', path.relative(CONTENT, file)), readFileSync(file));
    }
    this.committed('The content as specified');
  }

  /** Whether a request commits. */
  protected abstract isCommit(request: Request): boolean;
  /** What is answered to somebody whose token is right; `undefined` for a request that is not known. */
  protected abstract reply(request: Request, url: URL): Answer | Buffer | undefined;
  /** What is answered without a token: the pages and addresses for signing in. */
  protected replyToAnybody(_request: Request, _url: URL): Answer | Buffer | undefined {
    return undefined;
  }

  text(file: string): string | undefined {
    return this.files.get(file)?.toString();
  }

  /** A change by somebody else. */
  write(file: string, text: string): void {
    this.commit(`Somebody changes ${file}`, [[file, Buffer.from(text)]]);
  }

  protected commit(message: string, written: readonly Written[]): void {
    for (const [file, bytes] of written) {
      if (bytes) this.files.set(file, bytes);
      else this.files.delete(file);
    }
    this.committed(message);
  }

  private committed(message: string): void {
    this.commits.push(message);
    this.versions.push(new Map(this.files));
  }

  /** The name of the last commit. */
  protected get head(): string {
    return hashOf(this.commits.length);
  }

  protected get tree(): { type: 'blob'; path: string; sha: string; size: number }[] {
    return [...this.files].map(([file, bytes]) => ({ type: 'blob', path: file, ...nameOf(bytes) }));
  }

  /** The bytes of a file as they were at a commit, or at the branch. */
  protected at(file: string, ref: string | null): Buffer | undefined {
    return this.versions[Number(ref) - 1]?.get(file) ?? (ref === 'main' ? this.files.get(file) : undefined);
  }

  protected blob(sha: string | undefined): Buffer | undefined {
    return [...this.files.values()].find((bytes) => nameOf(bytes).sha === sha);
  }

  /** The commits that changed a file, the latest first. */
  protected history(file: string): Saved[] {
    return this.versions
      .flatMap((version, index) => {
        const [now, before] = [version.get(file), this.versions[index - 1]?.get(file)];
        if (now === before || (now && before?.equals(now))) return [];
        const date = `2026-01-${`${index + 1}`.padStart(2, '0')}T12:00:00Z`;
        return [{ sha: hashOf(index + 1), name: 'Jane', email: 'jane@example.org', date }];
      })
      .reverse();
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route(`${this.origin}/**`, async (route) => {
      const request = route.request();
      if (this.isOffline) return route.abort('internetdisconnected');
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ALLOWED });
      return this.isCommit(request) ? this.answerCommit(route) : this.answerPlainly(route);
    });
  }

  private async answerCommit(route: Route): Promise<void> {
    await this.pause;
    const { fault } = this;
    if (fault === 'offline') return route.abort('internetdisconnected');
    if (typeof fault === 'number') return fulfil(route, REFUSALS[this.kind][fault]);
    if (fault === undefined) return this.answerPlainly(route);
    this.reply(route.request(), new URL(route.request().url()));
    this.isOffline = fault === 'offline after it';
    return route.abort('connectionreset');
  }

  private async answerPlainly(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    const open = this.replyToAnybody(request, url);
    if (open) return fulfil(route, open);
    if (request.headers().authorization !== `${this.scheme} ${this.token}`) return fulfil(route, this.unauthorised);
    const reply = this.reply(request, url);
    if (reply) return fulfil(route, reply);
    this.unknown.push(`${request.method()} ${url.pathname}${url.search} ${request.postData()?.slice(0, 300) ?? ''}`);
    return fulfil(route, { status: 404, body: { message: 'Not Found' } });
  }
}

/** An answer that says yes. */
export const json = (body: object): Answer => ({ status: 200, body });

/** A host would show its own page here, at its own origin, and lead back once somebody has agreed. */
export function askToAgree(name: string, { searchParams }: URL): Answer {
  const back = new URL(searchParams.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
  const body = `<title>${name}</title><a id="agree" href="${back.href.replaceAll('&', '&amp;')}">Agree</a>`;
  return { status: 200, headers: { 'Content-Type': 'text/html' }, body };
}

function fulfil(route: Route, reply: Answer | Buffer): Promise<void> {
  if (Buffer.isBuffer(reply)) {
    return route.fulfill({ headers: { ...ALLOWED, 'Content-Type': 'application/octet-stream' }, body: reply });
  }
  const { status, headers, body } = reply;
  const all = { ...ALLOWED, ...headers };
  if (status === 204) return route.fulfill({ status, headers: all });
  return typeof body === 'string'
    ? route.fulfill({ status, headers: { 'Content-Type': 'text/plain', ...all }, body })
    : route.fulfill({ status, headers: all, json: body });
}

const hashOf = (commit: number): string => `${commit}`.padStart(40, '0');

/** The name that git gives to bytes, and how many they are. */
export function nameOf(bytes: Buffer): { sha: string; size: number } {
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return { sha, size: bytes.length };
}
